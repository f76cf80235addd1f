import Foundation
import TestSupport
import Testing

@testable import MartletProject

/// Completes command lines in shells that have read the script of the program `martlet`, as after the tab key.
@ProgramActor
struct CompletionTests {
    enum Shell: String, CaseIterable, CustomTestStringConvertible {
        case bash, zsh, fish

        var testDescription: String { rawValue }

        /// The arguments of the program: how it reads a file, without the user's own settings.
        fileprivate var command: [String] {
            switch self {
            case .bash: ["bash", "--noprofile", "--norc"]
            case .zsh: ["zsh", "-f"]
            case .fish: ["fish", "--no-config"]
            }
        }
    }

    /// Returns what a shell offers for the last word of a line, in a folder.
    private func completions(of line: String, by shell: Shell, in folder: URL) throws -> [String] {
        let martlet = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "martlet")
        let script = try Command([martlet.path, "--generate-completion-script", shell.rawValue]).output().output
        let settings = try TemporaryFolder(["_martlet": String(decoding: script, as: UTF8.self)])
        let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shells/complete.\(shell.rawValue)")
        // Fish asks for completions only of programs that it finds.
        let path = martlet.deletingLastPathComponent().path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let result = try Command(
            shell.command + [driver.path, settings.url.path, line, folder.path], environment: ["PATH": path, "HOME": settings.url.path]
        ).output()
        // Of a folder some shells offer the name, and others the name with a slash; zsh offers it more than once.
        let words = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            .map { $0.last == "/" ? String($0.dropLast()) : String($0) }
        return Set(words).sorted()
    }

    @Test(
        arguments: Shell.allCases,
        [
            ("martlet ru", ["run"]),
            ("martlet new Shop --architecture ", ["clean", "modules", "mvvm", "plain", "redux", "services", "viper"]),
            ("martlet new Shop --architecture m", ["modules", "mvvm"]),
            ("martlet run . --no", ["--no-watch"]),
            ("martlet run --configuration ", ["Debug", "Release"]),
            ("martlet run Sh", ["Shop"]),
            ("martlet run Shop --cache Sh", ["Shop"]),
            ("martlet check-modules --rules ", ["Shop", "modules.json"]),
            ("martlet help p", ["previews"]),
            ("martlet help run ", []),
        ])
    func `A shell completes what a line begins`(shell: Shell, example: (line: String, words: [String])) throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "modules.json": ""])
        #expect(try completions(of: example.line, by: shell, in: folder.url) == example.words)
    }

    @Test(arguments: [Shell.bash, .zsh])
    func `A folder is completed without the files beside it`(shell: Shell) throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Shoes.txt": ""])
        #expect(try completions(of: "martlet run Sh", by: shell, in: folder.url) == ["Shop"])
    }

    @Test(arguments: Shell.allCases, ["martlet ", "martlet help "])
    func `A shell offers all commands`(shell: Shell, line: String) throws {
        let folder = try TemporaryFolder()
        let commands = try completions(of: line, by: shell, in: folder.url)
        #expect(
            commands.filter { $0 != "help" && !$0.hasPrefix("-") } == [
                "build", "check-modules", "doctor", "new", "previews", "run", "status", "test", "view-dependencies",
            ])
    }

    @Test(arguments: Shell.allCases)
    func `A shell offers all options of a command`(shell: Shell) throws {
        let folder = try TemporaryFolder()
        let options = try completions(of: "martlet run --", by: shell, in: folder.url)
        #expect(
            options == [
                "--build-option", "--cache", "--configuration", "--editor", "--help", "--host", "--martlet", "--no-watch", "--open",
                "--port",
                "--scratch-path", "--stub", "--target", "--verbose", "--watch",
            ])
    }
}
