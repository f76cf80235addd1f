# Prints what bash offers for the last word of a line. Arguments: the folder of the script _martlet, the line, a folder.
source "$1/_martlet"
cd "$3" || exit
read -ra COMP_WORDS <<< "$2"
[[ "$2" == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$2 COMP_POINT=${#2}
# complete -o filenames -F FUNCTION martlet
function=$(complete -p martlet | sed 's/.*-F \([^ ]*\).*/\1/')
"$function" martlet "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
