# Prints what zsh offers for the last word of a line. Arguments: the folder of the script _martlet, the line, a folder.
# Completion needs a terminal, so another zsh has one. It marks each word with one control character, and the end with another.
zmodload zsh/zpty
cat > "$1/setup" <<'SETUP'
PS1= RPROMPT=
autoload -Uz compinit && compinit -u -D
source "${${(%):-%x}:h}/_martlet"
compadd() {
    # These options only ask which words match.
    if [[ "${@[1,(i)(-|--)]}" == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
    local -a offered
    builtin compadd -O offered "$@"
    print -rl -- $'\x02'$^offered
    builtin compadd "$@"
}
ended() { print -n $'\x03' }
complete-and-tell() { comppostfuncs=(ended); zle complete-word }
zle -N complete-and-tell
bindkey '^I' complete-and-tell
print -n $'\x03'
SETUP
cd "$3"
zpty shell zsh -f -i
zpty -w shell "stty -echo; source ${(q)1}/setup"
zpty -r shell out $'*\x03'
zpty -w -n shell "$2"$'\t'
zpty -r shell out $'*\x03'
zpty -d shell
print -r -- "$out" | tr -d '\r' | grep -a $'\x02' | sed $'s/.*\x02//'
