# Prints what fish offers for the last word of a line. Arguments: the folder of the script _martlet, the line, a folder.
source $argv[1]/_martlet
cd $argv[3]
# Each line has the word, a tab and its description.
complete -C $argv[2] | string split -f 1 \t
