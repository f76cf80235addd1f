import Foundation
import TestSupport
import Testing

@testable import MartletProject

/// Completes command lines in a bash that has read the script of the program `martlet`, as after the tab key.
@ProgramActor
struct CompletionTests {
    /// Returns what bash offers for the last word of a line.
    private func completions(of line: String, in folder: URL) throws -> [String] {
        let martlet = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "martlet").path
        let script = """
            cd "$3" || exit
            source <("$1" --generate-completion-script bash)
            read -ra COMP_WORDS <<< "$2"
            [[ "$2" == *' ' ]] && COMP_WORDS+=('')
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$2 COMP_POINT=${#2}
            # complete -o filenames -F FUNCTION martlet
            function=$(complete -p martlet | sed 's/.*-F \\([^ ]*\\).*/\\1/')
            "$function" martlet "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try Command(["bash", "-c", script, "bash", martlet, line, folder.path]).output()
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(arguments: [
        ("martlet ru", ["run"]),
        ("martlet new Shop --architecture ", ["plain", "services", "modules", "clean", "redux", "mvvm", "viper"]),
        ("martlet new Shop --architecture m", ["modules", "mvvm"]),
        ("martlet run . --no", ["--no-watch"]),
        ("martlet run --configuration ", ["Debug", "Release"]),
        ("martlet run Sh", ["Shop"]),
        ("martlet run Shop --cache Sh", ["Shop"]),
        ("martlet check-modules --rules ", ["modules.json", "Shop"]),
    ])
    func `Bash completes what a line begins`(line: String, words: [String]) throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "modules.json": "", "Shoes.txt": ""])
        #expect(try completions(of: line, in: folder.url) == words)
    }

    @Test func `Bash offers all commands, and all options of a command`() throws {
        let folder = try TemporaryFolder()
        let commands = try completions(of: "martlet ", in: folder.url)
        #expect(
            Set(["run", "previews", "build", "test", "new", "doctor", "check-modules", "view-dependencies", "status"]).isSubset(
                of: commands))
        let options = Set(try completions(of: "martlet run --", in: folder.url))
        #expect(
            options == [
                "--target", "--configuration", "--cache", "--scratch-path", "--martlet", "--build-option", "--stub", "--verbose", "--host",
                "--port",
                "--open", "--watch", "--no-watch", "--editor", "--help",
            ])
    }
}
