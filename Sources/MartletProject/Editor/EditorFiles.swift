import Foundation

/// The files with which VS Code runs, tests and debugs an app: `.vscode/tasks.json` and `.vscode/launch.json`.
///
/// A file that is there belongs to the author, and stays as it is.
public struct EditorFiles {
    /// What became of a file.
    public enum Outcome: Equatable {
        case written(path: String)
        /// The file was there. `addition` is what the list `key` in it lacks.
        case kept(path: String, key: String, addition: String)
        /// The file was there, and has what would have been written.
        case complete(path: String)
    }

    private let files: [File]
    private let folder: URL

    private struct File {
        var name: String
        var version: String
        /// The list in the file, and its new entries.
        var key: String
        var entries: String
        /// A part of the entries by which a file that has them is known.
        var mark: String

        var text: String { "{\n    \"version\": \"\(version)\",\n    \"\(key)\": [\n\(entries)\n    ]\n}\n" }
    }

    /// - Parameters:
    ///   - folder: The folder that the author opens in the editor.
    ///   - app: The name of the app.
    ///   - martlet: The folder of Martlet's package.
    ///   - arguments: The arguments of `martlet` that name the app: its path, and its target if a project has several.
    ///   - program: The app's program. It may begin with `${workspaceFolder}`.
    ///   - build: The task that builds the program.
    public init(
        in folder: URL, app: String, martlet: URL, arguments: [String] = ["${workspaceFolder}"], program: String,
        builtBy build: String = "martlet build"
    ) {
        self.folder = folder
        func list(_ words: [String]) -> String { words.map(Self.quoted).joined(separator: ", ") }
        func task(_ command: String, _ fields: String) -> String {
            """
                    {
                        "label": "martlet \(command)",
                        "type": "process",
                        "command": "swift",
                        "args": [\(list(["run", "--package-path", martlet.path, "martlet", command] + arguments))],
                        \(fields)
                        "problemMatcher": {
                            "owner": "swift",
                            "fileLocation": ["autoDetect", "${workspaceFolder}"],
                            "pattern": {
                                "regexp": "^(.+?):(\\\\d+):(\\\\d+): (error|warning): (.+)$",
                                "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
                            },
                            "background": { "activeOnStart": true, "beginsPattern": "^Building ", "endsPattern": "^Built in |was not built" }
                        }
                    }
            """
        }
        let tasks = [
            task("run", "\"isBackground\": true,"), task("build", "\"group\": \"build\","), task("test", "\"group\": \"test\","),
        ]
        let configuration = """
                    {
                        "type": "swift",
                        "request": "launch",
                        "name": \(Self.quoted("Debug \(app) on Martlet")),
                        "program": \(Self.quoted(program)),
                        "args": ["--port", "8080", "--open", "--isolation", "session"],
                        "preLaunchTask": \(Self.quoted(build))
                    }
            """
        files = [
            File(name: "tasks.json", version: "2.0.0", key: "tasks", entries: tasks.joined(separator: ",\n"), mark: "\"martlet run\""),
            File(name: "launch.json", version: "0.2.0", key: "configurations", entries: configuration, mark: "on Martlet\""),
        ]
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Writes the files that are not there.
    public func write() throws -> [Outcome] {
        try files.map { file in
            let path = ".vscode/\(file.name)"
            let place = folder.appending(path: path)
            guard let present = FileManager.default.contents(atPath: place.path) else {
                try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place)
                return .written(path: path)
            }
            return String(decoding: present, as: UTF8.self).contains(file.mark)
                ? .complete(path: path) : .kept(path: path, key: file.key, addition: file.entries)
        }
    }
}

extension EditorFiles {
    /// The files for a package, whose program the extension Swift of VS Code builds.
    public init(forPackageIn folder: URL, app: String, martlet: URL) {
        self.init(
            in: folder, app: app, martlet: martlet, program: "${workspaceFolder}/.build/debug/\(app)", builtBy: "swift: Build Debug \(app)")
    }
}

extension EditorFiles.Outcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .written(let path): "Wrote \(path)."
        case .complete(let path): "\(path) is as it should be."
        case .kept(let path, let key, let addition): "\(path) is yours, and stays as it is. Add to its list \"\(key)\":\n\(addition)"
        }
    }
}
