import Foundation

/// The folder where the package manager has built a package, such as `.build/debug`.
public struct BuiltProducts: Sendable {
    /// The toolchain could not do what it was asked to.
    public struct ToolFailure: Error, CustomStringConvertible {
        public let description: String

        public init(description: String) { self.description = description }
    }

    public let folder: URL
    /// Flags with which the compiler finds the C modules that the package depends on.
    public let clangModules: [String]

    /// - Parameter folder: The folder with the programs.
    public init(_ folder: URL) {
        self.folder = folder.resolvingSymlinksInPath()
        clangModules = Self.clangModules(in: self.folder)
    }

    /// The products beside this program.
    public static let ofThisProgram = BuiltProducts(URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent())

    /// The folder with the interfaces of the built Swift modules.
    public var modules: URL { folder.appending(path: "Modules") }

    /// Reads the declarations of a built module with at least this access: `public`, `internal` or `private`.
    public func symbols(of module: String, from access: String) async throws -> SymbolGraph {
        try await TemporaryFolder.with { folder in
            let result = try await Tool.run(
                "swift",
                ["symbolgraph-extract", "-module-name", module, "-minimum-access-level", access, "-skip-synthesized-members"]
                    + ["-I", modules.path, "-target", Self.triple, "-output-dir", folder.path] + clangModules)
            guard result.status == 0 else { throw ToolFailure(description: result.output) }
            let graph = try Data(contentsOf: folder.appending(path: "\(module).symbols.json"))
            return try JSONDecoder().decode(SymbolGraph.self, from: graph)
        }
    }

    private static var triple: String {
        #if arch(arm64)
        let architecture = "aarch64"
        #else
        let architecture = "x86_64"
        #endif
        #if os(Linux)
        return architecture + "-unknown-linux-gnu"
        #else
        return (architecture == "aarch64" ? "arm64" : architecture) + "-apple-macosx15.0"
        #endif
    }

    private static func clangModules(in products: URL) -> [String] {
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
    }
}
