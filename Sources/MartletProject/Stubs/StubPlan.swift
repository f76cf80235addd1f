import Foundation

/// What stands for all that an app uses and Martlet lacks, so that the rest of it can be built and seen.
///
/// The compiler says what is missing, a part in each build, so the plan grows:
///
///     copy with stubs ──▶ build ──errors──▶ more stubs ──▶ copy …
///                           └──none──▶ the app runs
///
/// It is kept beside the copy, and holds for a file until that changes.
public final class StubPlan {
    private struct Saved: Codable {
        var types: [String: [String: MissingType]] = [:]
        var edits: [String: [StubEdit]] = [:]
        var texts: [String: String] = [:]
    }

    private let place: URL
    private var saved: Saved
    /// The files of the copy, by the paths of the originals.
    private(set) var files: [String: StubbedFile] = [:]

    /// - Parameter folder: The folder in the cache that belongs to the app.
    public init(folder: URL) {
        place = folder.appending(path: "Stubs.json")
        saved = (try? JSONDecoder().decode(Saved.self, from: Data(contentsOf: place))) ?? Saved()
    }

    public func save() throws {
        for (path, file) in files { saved.edits[path] = file.edits.isEmpty ? nil : file.edits }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(saved).write(to: place)
    }

    /// The missing names of a module, with what stands for them.
    subscript(types module: String) -> [String: MissingType] {
        get { saved.types[module] ?? [:] }
        set { saved.types[module] = newValue }
    }

    /// The identities of packages that do not build, or cannot be fetched. They are not kept: the next command tries them again.
    var leftOut: Set<String> = []

    /// Returns the text of a file's copy with stubs.
    func apply(to text: String, path: String, module: String, conditions: CompilationConditions) -> String {
        let hash = AppCache.hash(text)
        let isKnown = saved.texts[path] == hash
        saved.texts[path] = hash
        if files[path] == nil || !isKnown {
            let edits = isKnown ? saved.edits[path] ?? [] : []
            files[path] = StubbedFile(text, path: path, module: module, conditions: conditions, edits: edits)
            saved.edits[path] = edits
        }
        return result(of: path).map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
    }

    /// Returns a file's copy with stubs, and with the calls that follow from the stubs of types.
    func result(of path: String) -> StubbedFile.Result? {
        files[path].map { file in file.result(with: StubCalls.edits(in: file.outline, types: self[types: file.module])) }
    }

    /// The name of the file in each module that declares stubs.
    static let file = "MartletStubs.swift"

    /// Returns the source that declares the missing names of a module.
    func declarations(of module: String) -> String {
        let types = self[types: module].sorted { $0.key < $1.key }
        return """
            // What the app uses and Martlet lacks. Made by `martlet run --stub`.
            @_exported import MartletStubs
            import SwiftUI

            """ + types.map { $1.declaration(named: $0) + "\n" }.joined()
    }

    /// Forgets a stub whose own declaration does not compile.
    func removeType(onLine line: Int, of module: String) -> Bool {
        let lines = declarations(of: module).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1),
            let name = self[types: module].first(where: { $1.declaration(named: $0) == lines[line - 1] })?.key
        else { return false }
        self[types: module][name] = nil
        return true
    }

    /// Adds stubs for the errors of a build.
    ///
    /// - Returns: Whether there is something new to build.
    public func resolve(_ problems: [BuildProblem]) -> Bool { StubResolver(plan: self).resolve(problems) }

    func add(_ edit: StubEdit, to path: String) {
        guard files[path]?.edits.contains(edit) == false else { return }
        files[path]?.edits.append(edit)
    }

    /// Adds a stub, or changes the one that is there.
    ///
    /// - Returns: Whether something changed.
    func declare(_ name: String, as type: MissingType, in module: String) -> Bool {
        guard self[types: module][name] != type else { return false }
        self[types: module][name] = type
        return true
    }

    /// The stubs for people: the place, what is missing, and what was done.
    public func report(relativeTo folder: URL) -> String? {
        var lines: Set<Line> = []
        for (module, types) in saved.types where files.values.contains(where: { $0.module == module }) {
            for (name, type) in types { lines.insert(Line(file: type.file, line: type.line, text: "\(name). \(type.method)")) }
        }
        for (path, file) in files {
            for (index, edit) in file.edits.enumerated()
            where !file.edits[..<index].contains(where: { $0.range == edit.range }) && edit.method != .consequence
                && !isInside(edit, file.edits)
            {
                lines.insert(Line(file: path, line: edit.line, text: "\(edit.name). \(edit.method.rawValue)"))
            }
        }
        guard !lines.isEmpty || !leftOut.isEmpty else { return nil }
        let packages = leftOut.sorted().map { "  the package \($0). It is left out." }
        return
            (["Stubs, so that the rest of the app can be seen:", ""] + packages
            + lines.sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }.map {
                "  \(relativePath(of: URL(fileURLWithPath: $0.file), to: folder) ?? $0.file):\($0.line): \($0.text)"
            }).joined(separator: "\n")
    }

    private struct Line: Hashable {
        var file: String
        var line: Int
        var text: String
    }

    private func isInside(_ edit: StubEdit, _ all: [StubEdit]) -> Bool {
        all.contains {
            $0.range != edit.range && $0.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.range.upperBound
        }
    }
}
