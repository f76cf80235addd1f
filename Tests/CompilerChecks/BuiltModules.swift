import Foundation
import MartletSymbols

/// The modules built with the running tests, for tests that run the compiler on them.
public enum BuiltModules {
    /// An error of the compiler in one file.
    public struct Problem: Hashable, Sendable {
        public let file: String
        public let message: String
    }

    private static let products = BuiltProducts.ofThisProgram

    /// The declarations of a module with at least this access: `public`, `internal` or `private`.
    public static func symbols(of module: String, from access: String) async throws -> [SymbolGraph.Symbol] {
        try await products.symbols(of: module, from: access).symbols
    }

    /// Type-checks sources with all built modules except some. Returns the errors.
    ///
    /// - Parameters:
    ///   - sources: The sources, by file name.
    ///   - hidden: Modules that the compiler does not find.
    ///   - replaced: The sources of modules to compile and use instead of the built ones.
    public static func problems(
        in sources: [String: String], without hidden: Set<String> = [], replacing replaced: [String: [String: String]] = [:]
    ) async throws -> [Problem] {
        try await TemporaryFolder.with { folder in
            let visible = folder.appending(path: "Modules")
            try FileManager.default.createDirectory(at: visible, withIntermediateDirectories: true)
            let absent = hidden.union(replaced.keys)
            for file in try FileManager.default.contentsOfDirectory(at: products.modules, includingPropertiesForKeys: nil)
            where file.pathExtension == "swiftmodule" && !absent.contains(file.deletingPathExtension().lastPathComponent) {
                try FileManager.default.createSymbolicLink(at: visible.appending(path: file.lastPathComponent), withDestinationURL: file)
            }
            for (module, sources) in replaced {
                let place = visible.appending(path: "\(module).swiftmodule").path
                let problems = try await compile(
                    sources, as: module, in: folder.appending(path: module), ["-emit-module", "-emit-module-path", place], visible)
                guard problems.isEmpty else { throw BuiltProducts.ToolFailure(description: "\(module) does not compile: \(problems)") }
            }
            return try await compile(sources, as: "Checked", in: folder.appending(path: "Checked"), ["-typecheck"] + appleNames, visible)
        }
    }

    private static let appleNames = ["-module-alias", "SwiftUI=Martlet", "-module-alias", "Combine=MartletCombine"]

    private static func compile(
        _ sources: [String: String], as module: String, in folder: URL, _ arguments: [String], _ visible: URL
    ) async throws -> [Problem] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files: [String] = []
        for (name, source) in sources {
            let file = folder.appending(path: name)
            try Data(source.utf8).write(to: file)
            files.append(file.path)
        }
        // As a whole module, so that the errors of all files are told.
        let result = try await Tool.run(
            "swiftc",
            arguments + ["-wmo", "-swift-version", "6", "-module-name", module, "-parse-as-library", "-I", visible.path]
                + ["-diagnostic-style", "llvm"]
                + ["-load-plugin-executable", products.folder.appending(path: "MartletMacros-tool").path + "#MartletMacros"]
                + products.clangModules + files)
        let problems = result.output.split(separator: "\n").compactMap { line in
            line.firstRange(of: "error: ").map { error in
                let path = String(line.prefix { $0 != ":" })
                return Problem(file: URL(filePath: path).lastPathComponent, message: String(line[error.upperBound...]))
            }
        }
        guard result.status == 0 || !problems.isEmpty else { throw BuiltProducts.ToolFailure(description: result.output) }
        return problems
    }
}
