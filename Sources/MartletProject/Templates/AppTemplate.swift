import Foundation

/// The package of a new app, made from one of the examples in `Examples/Templates`.
///
/// A folder of an example is a target: `App` is the program, `Tests` are its tests, and each other folder is a library. Their names begin with that of
/// the example, such as `ModulesTemplateList`, and in the new package with that of the app.
public struct AppTemplate {
    private let name: String
    private let martlet: URL
    private let folder: URL
    /// The name in the example that the app's name replaces.
    private let placeholder: String

    /// - Parameters:
    ///   - name: The name of the app and its module.
    ///   - martlet: The folder of Martlet's package.
    /// - Throws: A ``ProjectError`` if no module can have the name.
    public init(_ architecture: Architecture, name: String, martlet: URL) throws {
        let isName = name.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil
        let suggestion = BuildSettings.moduleName(name)
        guard isName, !AvailableModules(own: []).contains(name), !name.hasPrefix("Martlet") else {
            throw ProjectError(
                "\(name) cannot be the name of a Swift module. Choose another: martlet new \(isName ? "My" + name : suggestion)")
        }
        self.name = name
        self.martlet = martlet.standardizedFileURL
        folder = ProjectFolder.file(at: self.martlet.appending(path: "Examples/Templates/\(architecture.rawValue)"))
        placeholder = folder.lastPathComponent + "Template"
    }

    /// Writes the package into a folder.
    ///
    /// - Throws: A ``ProjectError`` if the folder contains something.
    public func write(to place: URL) throws {
        let manager = FileManager.default
        if let names = try? manager.contentsOfDirectory(atPath: place.path), !names.isEmpty {
            throw ProjectError("\(place.path) is not empty. Name another folder: martlet new \(name) --path FOLDER")
        }
        let entryPoint = try text(martlet.appending(path: "Examples/Templates/TemplateApp.swift")).replacing("Template", with: name)
        var files = ["Sources/\(name)/\(name)App.swift": entryPoint, ".gitignore": ".build/\n"]
        var parts: [Part] = []
        for part in try manager.contentsOfDirectory(atPath: folder.path).sorted() where !part.hasPrefix(".") {
            let target = part == "App" ? name : name + part
            var sources: [String] = []
            for path in ProjectFolder.files(in: folder.appending(path: part)) {
                let source = try text(folder.appending(path: "\(part)/\(path)")).replacing(placeholder, with: name)
                files["\(part == "Tests" ? "Tests" : "Sources")/\(target)/\(path.replacing(placeholder, with: name))"] = source
                sources.append(source)
            }
            parts.append(Part(name: target, folder: part, imports: Set(sources.flatMap(Self.imports))))
        }
        files["Package.swift"] = manifest(parts)
        for (path, text) in files {
            let file = place.appending(path: path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// A target of the new package.
    private struct Part {
        var name: String
        var folder: String
        var imports: Set<String>

        var kind: String {
            switch folder {
            case "App": "executableTarget"
            case "Tests": "testTarget"
            default: "target"
            }
        }

        /// The place in the manifest: the program first, its tests last.
        var rank: Int {
            switch folder {
            case "App": 0
            case "Tests": 2
            default: 1
            }
        }
    }

    private func text(_ file: URL) throws -> String {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectError("\(file.path) is missing. Restore it in your checkout of Martlet: git checkout -- Examples/Templates")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func imports(in source: String) -> [String] {
        source.matches(of: #/import (\w+)/#).map { String($0.1) }
    }

    /// Returns the manifest. The targets depend on what their sources import.
    private func manifest(_ parts: [Part]) -> String {
        let usesKit = parts.contains { $0.imports.contains("MartletKit") }
        let targets = parts.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map { part in
            let own = parts.map(\.name).filter { $0 != part.name && part.imports.contains($0) }.map { "\"\($0)\"" }
            let kit = part.imports.contains("MartletKit") ? [".product(name: \"MartletKit\", package: \"martlet\")"] : []
            let dependencies = (own + kit).joined(separator: ", ")
            return "        .\(part.kind)(name: \"\(part.name)\"\(dependencies.isEmpty ? "" : ", dependencies: [\(dependencies)]")),"
        }
        let manifest = AppManifest(martlet: martlet)
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15), .iOS(.v18)],\(usesKit ? "\n    dependencies: [\(manifest.dependency)]," : "")
                targets: [
            \(targets.joined(separator: "\n"))
                ])

            #if os(Linux)
            // On Linux, `import SwiftUI` imports Martlet, and `import Combine` imports MartletCombine.
            \(manifest.ending(isDeclared: usesKit))#endif

            """
    }
}
