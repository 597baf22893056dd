@echo off
rem Puts Tac! into the start menu of this user; nothing needs an administrator.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0install.ps1"
