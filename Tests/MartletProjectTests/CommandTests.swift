import Foundation
import TestSupport
import Testing

@testable import MartletCommand
@testable import MartletProject

/// Runs the program `martlet` with a `swift` that a test writes.
private final class Martlet {
    let process = Process()
    private let output = Pipe()
    let folder: TemporaryFolder

    /// - Parameter folder: That of another command for the same app.
    init(_ arguments: [String], swift: String, in folder: TemporaryFolder? = nil) throws {
        let folder =
            try folder
            ?? TemporaryFolder([
                "bin/swift": "#!/bin/sh\nif [ \"$1\" = --version ]; then echo Swift; exit; fi\n\(swift)", "App/App.swift": "let a = 1",
                "Martlet/Package.swift": "",
            ])
        self.folder = folder
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "martlet")
        process.arguments =
            arguments + [
                folder.url.appending(path: "App").path, "--martlet", folder.url.appending(path: "Martlet").path,
                "--cache", folder.url.appending(path: "Cache").path,
            ]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PATH": folder.url.appending(path: "bin").path + ":/usr/bin:/bin", "OUT": folder.url.path,
        ]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    /// A `swift` that counts its builds, and builds a program that serves nothing.
    static let builds = """
        [ "$1" = build ] || exit 0
        echo build >> "$OUT/builds"
        while [ $# -gt 1 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
        mkdir -p "$scratch/debug"
        rm -f "$scratch/debug/App"
        printf '#!/bin/sh\\necho Serving at http://127.0.0.1:9\\nread line\\n' > "$scratch/debug/App"
        chmod +x "$scratch/debug/App"
        """

    /// Ends it as Ctrl+C does.
    func stop() {
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
    }

    /// What it prints until a text has come, or until its end. A command that never prints it is ended.
    func output(until text: String) -> String {
        let end = DispatchWorkItem { [process] in process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
        defer { end.cancel() }
        var all = ""
        while !all.contains(text), case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            all += String(decoding: data, as: UTF8.self)
        }
        return all
    }

    func text(_ path: String) -> String? { folder.text(path) }
}

@ProgramActor
struct CommandTests {
    @Test func `Ctrl-C ends the build, and then the command`() throws {
        // The build has a process of its own, as a compiler is.
        let martlet = try Martlet(
            ["build"],
            swift: """
                trap 'echo stopped > $OUT/end; exit 1' INT
                echo "/a:1:1: error: begun"
                while :; do sleep 0.05; done
                """)
        #expect(martlet.output(until: "begun").contains("begun"))
        kill(martlet.process.processIdentifier, SIGINT)
        martlet.process.waitUntilExit()
        #expect(martlet.text("end") == "stopped\n")
        #expect(martlet.process.terminationReason == .exit)
        #expect(martlet.process.terminationStatus == 128 + SIGINT)
    }

    @Test func `The files for the editor are written after the only build`() throws {
        let martlet = try Martlet(["run", "--editor"], swift: Martlet.builds)
        #expect(martlet.output(until: "Save a file").contains("Wrote .vscode/tasks.json.\nWrote .vscode/launch.json.\n"))
        martlet.stop()
        #expect(martlet.text("builds") == "build\n")
        #expect(martlet.text("App/.vscode/launch.json")?.contains("/debug/App") == true)
    }

    @Test func `Each of two commands for one app builds a change`() throws {
        let run = try Martlet(["run"], swift: Martlet.builds)
        #expect(run.output(until: "Save a file").contains("Save a file"))
        let previews = try Martlet(["previews"], swift: Martlet.builds, in: run.folder)
        #expect(previews.output(until: "Save a file").contains("Save a file"))
        try Data("let number = 2".utf8).write(to: run.folder.url.appending(path: "App/App.swift"))
        for command in [run, previews] {
            #expect(command.output(until: "with the new App.swift").contains("with the new App.swift"))
        }
        run.stop()
        previews.stop()
        #expect(run.text("builds") == "build\nbuild\nbuild\nbuild\n")
    }

    @Test func `An app without tests is not built for them`() throws {
        let martlet = try Martlet(["test"], swift: "echo built > $OUT/end")
        #expect(martlet.output(until: "no unit tests").contains("This app has no unit tests."))
        martlet.process.waitUntilExit()
        #expect(martlet.process.terminationStatus == 1)
        #expect(martlet.text("end") == nil)
    }

    @Test func `Options of an app's server come last`() throws {
        let command = try #require(try RunCommand.parseAsRoot([".", "--", "--log-level", "debug"]) as? RunCommand)
        #expect(command.server.arguments() == ["--host", "127.0.0.1", "--port", "8080", "--log-level", "debug"])
    }

    @Test func `Numbers in an Info.plist stay numbers`() throws {
        let folder = try TemporaryFolder([
            "Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>count</key><integer>1</integer><key>part</key><real>0.5</real><key>flag</key><true/><key>text</key><string>1</string>
            </dict></plist>
            """
        ])
        let value = try PropertyValue(contentsOf: folder.url.appending(path: "Info.plist"))
        #expect(value == .table(["count": .integer(1), "part": .real(0.5), "flag": .text("YES"), "text": .text("1")]))
    }

    @Test func `The resources of a package whose name has an underscore are installed with the app`() throws {
        let built = try TemporaryFolder([
            "debug/App": "", "debug/App.product/Objects.LinkFileList": "/b/debug/Kit.build/Kit.swift.o\n",
            "debug/my_kit_Kit.resources/a.txt": "a", "debug/my_kit_Other.resources/b.txt": "b",
        ])
        let prepared = AppWorkspace.Prepared(
            folder: built.url, package: built.url, product: "App", hasTests: false, report: MissingReport([], declared: []),
            serverReport: ServerReport(uses: []), notices: [],
            fileCount: 1, originals: [])
        let place = try TemporaryFolder()
        _ = try InstalledApp(AppBuild(prepared, scratch: built.url), in: place.url.appending(path: "Run"), info: [:])
        #expect(try place.texts == ["Run/App": "", "Run/my_kit_Kit.resources/a.txt": "a"])
    }

    @Test func `Apps are built in turn in one folder`() throws {
        let place = try TemporaryFolder(
            ["Alpha", "Beta"].reduce(into: [:]) { files, name in
                files["\(name)/Package.swift"] = """
                    // swift-tools-version: 6.2
                    import PackageDescription
                    let package = Package(name: "App", targets: [.executableTarget(name: "\(name)")])
                    """
                files["\(name)/Sources/\(name)/main.swift"] = "print(\"\(name)\")"
            })
        let progress = BuildProgress(isTerminal: false, write: { _ in })
        for name in ["Alpha", "Beta", "Beta", "Alpha"] {
            let package = place.url.appending(path: name)
            let prepared = AppWorkspace.Prepared(
                folder: place.url, package: package, product: name, hasTests: false, report: MissingReport([], declared: []),
                serverReport: ServerReport(uses: []), notices: [],
                fileCount: 1, originals: [])
            let build = AppBuild(prepared, scratch: place.url.appending(path: "build"))
            #expect(try build.run(progress: progress) == [])
            #expect(try String(decoding: Command([build.program.path]).output().output, as: UTF8.self) == "\(name)\n")
        }
    }
}
