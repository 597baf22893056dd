# Puts Tač! into this user's start menu and list of programs, or takes it out again. No administrator is needed.
#
#   install.cmd                   install, or bring up to date
#   uninstall.cmd                 remove everything but settings and games
#   install.ps1 -Remove -All      remove those as well
#
# Not tried on Windows: none was at hand when it was written.
param([switch] $Remove, [switch] $All, [switch] $Quiet)

$ErrorActionPreference = 'Stop'
$name = 'tac-game'
$version = '@VERSION@'
$target = Join-Path $env:LOCALAPPDATA "Programs\$name"
$program = Join-Path $target "$name.exe"
$shortcut = Join-Path ([Environment]::GetFolderPath('Programs')) 'Tač!.lnk'
$classes = 'HKCU:\Software\Classes'
$type = "$name.record"
$listed = "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\$name"
$data = Join-Path $env:LOCALAPPDATA 'tac'

# The words of the game, in the language of the computer.
$culture = (Get-UICulture).Name
$language = if ($culture -match 'Cyrl') { 'sr@cyrillic' } elseif ($culture -match '^(sr|hr|bs|me)') { 'sr' } else { ($culture -split '-')[0] }
$all = @{
@WORDS@
}
$words = if ($all.ContainsKey($language)) { $all[$language] } else { $all['en'] }

function Say([string] $text) {
    if ($Quiet) { Write-Output $text; return }
    Add-Type -AssemblyName System.Windows.Forms
    [void] [System.Windows.Forms.MessageBox]::Show($text, 'Tač!')
}

function Stop-WhileRunning {
    if (Get-Process -Name $name -ErrorAction SilentlyContinue | Where-Object { $_.Path -eq $program }) {
        Say $words['running']
        exit 1
    }
}

function Install-Program {
    if (-not (Test-Path (Join-Path $PSScriptRoot "$name.exe"))) { Say $words['incomplete']; exit 1 }
    if ($PSScriptRoot -ne $target) {
        Stop-WhileRunning
        # Whole first, then in the place of the one before.
        if (Test-Path "$target.new") { Remove-Item -Recurse -Force "$target.new" }
        Copy-Item -Recurse $PSScriptRoot "$target.new"
        if (Test-Path $target) { Remove-Item -Recurse -Force $target }
        Move-Item "$target.new" $target
    }
    $link = (New-Object -ComObject WScript.Shell).CreateShortcut($shortcut)
    $link.TargetPath = $program
    $link.WorkingDirectory = $target
    $link.Save()
    # Windows knows only the last part of a name: a record is opened with the game where nothing else opens YAML,
    # and is offered it ("Open with") everywhere else.
    New-Item -Force "$classes\$type\shell\open\command" | Out-Null
    Set-ItemProperty "$classes\$type" '(default)' $words['record']
    Set-ItemProperty "$classes\$type\shell\open\command" '(default)' "`"$program`" `"%1`""
    New-Item -Force "$classes\Applications\$name.exe\shell\open\command" | Out-Null
    Set-ItemProperty "$classes\Applications\$name.exe\shell\open\command" '(default)' "`"$program`" `"%1`""
    New-Item -Force "$classes\.yaml\OpenWithProgids" | Out-Null
    New-ItemProperty -Force "$classes\.yaml\OpenWithProgids" -Name $type -Value '' | Out-Null
    New-Item -Force $listed | Out-Null
    $command = "powershell -NoProfile -ExecutionPolicy Bypass -WindowStyle Hidden -File `"$target\install.ps1`" -Remove"
    $values = @{
        DisplayName = 'Tač!'; DisplayVersion = $version; DisplayIcon = $program; InstallLocation = $target
        UninstallString = $command; QuietUninstallString = "$command -Quiet"
    }
    foreach ($key in $values.Keys) { Set-ItemProperty $listed $key $values[$key] }
    foreach ($key in 'NoModify', 'NoRepair') { New-ItemProperty -Force $listed -Name $key -Value 1 -PropertyType DWord | Out-Null }
    Say "$($words['installed']) $target\uninstall.cmd"
}

function Remove-Program {
    if (-not (Test-Path $target)) { Say $words['not_installed']; return }
    Stop-WhileRunning
    Remove-Item -Force -ErrorAction SilentlyContinue $shortcut
    foreach ($key in "$classes\$type", "$classes\Applications\$name.exe", $listed) {
        Remove-Item -Recurse -Force -ErrorAction SilentlyContinue $key
    }
    Remove-ItemProperty "$classes\.yaml\OpenWithProgids" $type -ErrorAction SilentlyContinue
    Set-Location $env:TEMP
    Remove-Item -Recurse -Force $target
    foreach ($folder in 'Cache', 'Logs') {
        Remove-Item -Recurse -Force -ErrorAction SilentlyContinue (Join-Path $data $folder)
    }
    if ($All) {
        Remove-Item -Recurse -Force -ErrorAction SilentlyContinue $data
        Say $words['removed_all']
    } else {
        Say $words['removed']
    }
}

if ($Remove) { Remove-Program } else { Install-Program }
