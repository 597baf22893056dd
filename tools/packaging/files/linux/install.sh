#!/bin/sh
# Puts Tač! into this user's menu, or takes it out again. Nothing outside the home folder is touched.
#
#   ./install.sh               install, or bring up to date
#   ./install.sh --remove      remove everything but settings and games
#   ./install.sh --remove-all  remove those as well
set -eu

name=tac-game
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
# A relative path in these variables is to be ignored; the game does the same.
folder() { case $1 in /*) printf '%s' "$1" ;; *) printf '%s' "$HOME/$2" ;; esac }
data=$(folder "${XDG_DATA_HOME:-}" .local/share)
config=$(folder "${XDG_CONFIG_HOME:-}" .config)
cache=$(folder "${XDG_CACHE_HOME:-}" .cache)
state=$(folder "${XDG_STATE_HOME:-}" .local/state)
target=$HOME/.local/opt/$name
# What was made, a line each: "d" a folder, "f" a file, "t" a folder that other programs fill by themselves.
list=$target/installed

# The words of the game, in the language of the computer (and in latinica unless that says Cyrillic).
words() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
@WORDS@
    esac
}

# What nobody would see in a terminal is shown in a window, if there is anything that can.
say() {
    printf '%s\n' "$1"
    [ -t 1 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ -n "${CI:-}" ] || {
        zenity --info --no-markup --title='Tač!' --text="$1" || kdialog --title 'Tač!' --msgbox "$1" ||
            xmessage -center "$1"
    } >/dev/null 2>&1 || true
}

make_folder() {
    [ -d "$1" ] && return
    make_folder "$(dirname -- "$1")"
    mkdir -- "$1"
    printf 'd %s\n' "$1" >>"$made"
}

put() { # FILE FOLDER
    make_folder "$2"
    cp -- "$1" "$2/"
    printf 'f %s\n' "$2/$(basename -- "$1")" >>"$made"
}

# Desktops keep indexes of what lies in these folders; where there is nothing any more, none is made.
refresh() {
    if has "$data/mime/mime.cache" "$data"/mime/packages/*.xml && command -v update-mime-database >/dev/null; then
        update-mime-database "$data/mime" || true
    fi
    if has "$data/applications/mimeinfo.cache" "$data"/applications/*.desktop &&
        command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$data/applications" || true
    fi
    if [ -d "$data/icons/hicolor" ]; then touch -- "$data/icons/hicolor"; fi
}

has() { # whether any of these FILES is there
    for file; do [ ! -e "$file" ] || return 0; done
    return 1
}

refuse_while_running() {
    for process in /proc/[0-9]*/exe; do
        if [ "$(readlink -- "$process" 2>/dev/null || true)" = "$target/$name" ]; then
            say "$(words running)"
            exit 1
        fi
    done
}

install_here() {
    if [ ! -x "$here/$name" ] || [ ! -d "$here/lib" ] || [ ! -d "$here/share" ]; then
        say "$(words incomplete)"
        exit 1
    fi
    if [ "$here" = "$target" ]; then # the copy that was installed: there is nothing to do
        say "$(words installed) \"$target/install.sh\" --remove"
        return
    fi
    refuse_while_running
    # Whole first, then in the place of the one before.
    made=$(mktemp)
    trap 'rm -f -- "$made"; rm -rf -- "$target.new"' EXIT
    rm -rf -- "$target.new"
    [ ! -f "$list" ] || keep_folders
    make_folder "$HOME/.local/opt"
    cp -R -- "$here" "$target.new"
    [ ! -e "$target" ] || take_out
    mv -- "$target.new" "$target"

    had_types=; [ -e "$data/mime" ] && had_types=yes
    had_index=; [ -e "$data/applications/mimeinfo.cache" ] && had_index=yes
    put "$target/share/mime/packages/$name.xml" "$data/mime/packages"
    put "$target/share/metainfo/$name.metainfo.xml" "$data/metainfo"
    for picture in "$target"/share/icons/hicolor/*/*/*; do
        put "$picture" "$data/$(dirname -- "${picture#"$target/share/"}")"
    done
    put_into_menu
    make_folder "$HOME/.local/bin"
    if [ ! -e "$HOME/.local/bin/$name" ] || [ -L "$HOME/.local/bin/$name" ]; then
        ln -sf -- "$target/$name" "$HOME/.local/bin/$name"
        printf 'f %s\n' "$HOME/.local/bin/$name" >>"$made"
    fi
    refresh
    [ -n "$had_types" ] || printf 't %s\n' "$data/mime" >>"$made"
    [ -n "$had_index" ] || printf 'f %s\n' "$data/applications/mimeinfo.cache" >>"$made"
    cp -- "$made" "$list"
    say "$(words installed) \"$target/install.sh\" --remove"
}

# The folders that an earlier installation made are still ours.
keep_folders() {
    grep '^[dt] ' "$list" >"$made" || true
}

# A path as the line Exec of a desktop file wants it: quoted, and its percent signs doubled.
quoted() {
    printf '%s' "$1" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/^/"/' -e 's/$/"/'
}

put_into_menu() {
    make_folder "$data/applications"
    entry=$data/applications/$name.desktop
    COMMAND=$(quoted "$target/$name") awk '
        /^Exec=/ { rest = $0; sub(/^Exec=[^ ]*/, "", rest); print "Exec=" ENVIRON["COMMAND"] rest; next }
        { print }
    ' "$target/share/applications/$name.desktop" >"$entry"
    printf 'f %s\n' "$entry" >>"$made"
}

# Removes the program and its files, but no folders.
take_out() {
    [ ! -f "$list" ] || while IFS= read -r line; do
        case $line in f\ *) rm -f -- "${line#f }" ;; esac
    done <"$list"
    rm -rf -- "$target"
}

# The last that was made goes first, and what others use stays.
remove_folders() {
    sed -n '1!G;h;$p' "$made" | while IFS= read -r line; do
        case $line in d\ *) rmdir -- "${line#d }" 2>/dev/null || true ;; esac
    done
}

drop() { # FOLDER of the game …, and notes the one that it lay in
    for folder; do
        [ -e "$folder" ] || continue
        rm -rf -- "$folder"
        dirname -- "$folder" >>"$dropped"
    done
}

remove() {
    if [ ! -e "$target" ]; then
        say "$(words not_installed)"
        return
    fi
    refuse_while_running
    made=$(mktemp)
    dropped=$(mktemp)
    trap 'rm -f -- "$made" "$dropped"' EXIT
    [ ! -f "$list" ] || cp -- "$list" "$made"
    take_out
    # The index of file types is one big folder; if it is there for us alone, it goes.
    if grep -q '^t ' "$made" && rmdir -- "$data/mime/packages" 2>/dev/null; then
        rm -rf -- "$data/mime"
    fi
    drop "$cache/tac" "$state/tac"
    [ "$1" != all ] || drop "$data/tac" "$config/tac"
    # Folders that were made by the first start lie in folders of ours, and around them.
    remove_folders
    while IFS= read -r folder; do rmdir -- "$folder" 2>/dev/null || true; done <"$dropped"
    remove_folders
    refresh
    if [ "$1" = all ]; then
        say "$(words removed_all)"
    else
        say "$(words removed)"
    fi
}

case ${1:-} in
    '') install_here ;;
    --remove) remove program ;;
    --remove-all) remove all ;;
    *)
        sed -n '2,6s/^# \{0,1\}//p' "$0" >&2
        exit 2
        ;;
esac
