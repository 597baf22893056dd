@echo off
rem Removes Tac! for this user; settings and games stay.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0install.ps1" -Remove
