import Foundation
import Testing

/// The modules built with these tests, for tests that run the compiler on them.
enum BuiltModules {
    struct Symbol: Decodable, Hashable {
        struct Kind: Decodable, Hashable { let identifier: String }
        let pathComponents: [String]
        let accessLevel: String
        let kind: Kind

        var name: String { pathComponents.joined(separator: ".") }
        var isType: Bool { ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier) }
    }

    private struct SymbolGraph: Decodable { let symbols: [Symbol] }

    private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().resolvingSymlinksInPath()
    private static let modules = products.appending(path: "Modules")

    /// The public interface of a module, or the internal one.
    static func symbols(of module: String, from access: String) async throws -> [Symbol] {
        try await Scratch.with { folder in
            let result = try await run(
                "swift",
                ["symbolgraph-extract", "-module-name", module, "-minimum-access-level", access, "-skip-synthesized-members"]
                    + ["-I", modules.path, "-target", triple, "-output-dir", folder.path] + clangModules)
            try #require(result.status == 0, "\(result.output)")
            let graph = try Data(contentsOf: folder.appending(path: "\(module).symbols.json"))
            return try JSONDecoder().decode(SymbolGraph.self, from: graph).symbols
        }
    }

    /// Type-checks sources with all built modules except some. Returns the errors.
    static func problems(in sources: [String: String], without hidden: Set<String>) async throws -> [String] {
        try await Scratch.with { folder in
            let visible = folder.appending(path: "Modules")
            try FileManager.default.createDirectory(at: visible, withIntermediateDirectories: true)
            for file in try FileManager.default.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)
            where file.pathExtension == "swiftmodule" && !hidden.contains(file.deletingPathExtension().lastPathComponent) {
                try FileManager.default.createSymbolicLink(at: visible.appending(path: file.lastPathComponent), withDestinationURL: file)
            }
            var files: [String] = []
            for (name, source) in sources {
                let file = folder.appending(path: name)
                try Data(source.utf8).write(to: file)
                files.append(file.path)
            }
            let result = try await run(
                "swiftc",
                ["-typecheck", "-swift-version", "6", "-module-name", "Checked", "-parse-as-library", "-I", visible.path]
                    + ["-module-alias", "SwiftUI=Martlet", "-module-alias", "Combine=MartletCombine", "-diagnostic-style", "llvm"]
                    + ["-load-plugin-executable", products.appending(path: "MartletMacros-tool").path + "#MartletMacros"]
                    + clangModules + files)
            let problems = result.output.split(separator: "\n").compactMap { line in
                line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
            }
            try #require(result.status == 0 || !problems.isEmpty, "\(result.output)")
            return problems
        }
    }

    private static var triple: String {
        #if arch(arm64)
        "aarch64-unknown-linux-gnu"
        #else
        "x86_64-unknown-linux-gnu"
        #endif
    }

    /// Returns compiler flags for the C modules that the package depends on.
    private static let clangModules: [String] = {
        let checkouts = products.appending(path: "../../checkouts").standardized
        return [products, checkouts].flatMap { folder -> [String] in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return files?.compactMap { ($0 as? URL).flatMap { $0.lastPathComponent == "module.modulemap" ? $0.path : nil } } ?? []
        }
        .reduce(into: [String: String]()) { found, path in
            // Skip the maps that export Swift modules to C, and modules built for build tools.
            guard let map = try? String(contentsOfFile: path, encoding: .utf8), !map.contains("-Swift.h"), !path.contains("/Benchmarks/"),
                let name = map.firstMatch(of: /module\s+(\w+)/)?.1
            else { return }
            found[String(name)] = min(found[String(name)] ?? path, path)
        }
        .values.sorted()
        .flatMap { ["-Xcc", "-fmodule-map-file=\($0)", "-Xcc", "-I\(URL(filePath: $0).deletingLastPathComponent().path)"] }
    }()

    /// Runs a tool of the toolchain without blocking the threads of other tests.
    static func run(_ program: String, _ arguments: [String]) async throws -> (status: Int32, output: String) {
        try await Scratch.with { folder in
            let file = folder.appending(path: "output")
            try Data().write(to: file)
            let output = try FileHandle(forWritingTo: file)
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [program] + arguments
            process.standardOutput = output
            process.standardError = output
            let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
                process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
                do { try process.run() } catch { ended.resume(throwing: error) }
            }
            return (status, String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
    }
}

/// A temporary folder.
enum Scratch {
    static func with<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pokedex-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }
}
