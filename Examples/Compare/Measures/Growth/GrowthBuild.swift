import Foundation
import MartletSymbols

/// A generated app in a folder, which the compiler builds as it does for a person: file by file, and only what a change concerns.
struct GrowthBuild {
    let port: GrowthPort
    let folder: URL
    let products: BuiltProducts

    /// Writes and compiles the app.
    ///
    /// - Returns: The number of compiled files.
    /// - Throws: ``BuiltProducts/ToolFailure`` with the compiler's errors.
    @discardableResult
    func compile(_ sources: GrowthSources) async throws -> Int {
        // The compiler compares whole seconds, and would overlook what changes within one.
        try await Task.sleep(for: .seconds(1))
        let before = try times()
        for module in sources.modules { try await compile(module) }
        return try times().count { before[$0] != $1 }
    }

    private func compile(_ module: GrowthSources.Module) async throws {
        let place = folder.appending(path: module.name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var outputs: [String: [String: String]] = ["": ["swift-dependencies": place.appending(path: "module.swiftdeps").path]]
        var paths: [String] = []
        for (name, text) in module.files.sorted(by: { $0.key < $1.key }) {
            let file = place.appending(path: name)
            if (try? String(contentsOf: file, encoding: .utf8)) != text { try Data(text.utf8).write(to: file) }
            let stem = file.deletingPathExtension().path
            outputs[file.path] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
            paths.append(file.path)
        }
        let map = place.appending(path: "outputs.json")
        try JSONEncoder().encode(outputs).write(to: map)
        try await run(
            ["-c", "-incremental", "-parse-as-library", "-Onone", "-swift-version", "6", "-module-name", module.name]
                + ["-emit-module", "-emit-module-path", folder.appending(path: "\(module.name).swiftmodule").path]
                + ["-output-file-map", map.path, "-I", folder.path, "-I", products.modules.path]
                + ["-module-alias", "SwiftUI=Martlet", "-module-alias", "Combine=MartletCombine"]
                + ["-load-plugin-executable", products.folder.appending(path: "MartletMacros-tool").path + "#MartletMacros"]
                + products.clangModules + paths)
    }

    /// Links the app with the objects of the program `Compare`.
    ///
    /// - Returns: The program.
    func link() async throws -> URL {
        let program = folder.appending(path: "Growth")
        let list = products.folder.appending(path: "Compare.product/Objects.LinkFileList")
        let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.contains("/Compare.build/") }
        let file = folder.appending(path: "objects")
        try Data((objects.map(String.init) + times().keys.sorted()).joined(separator: "\n").utf8).write(to: file)
        try await run(
            ["-emit-executable", "-o", program.path, "@\(file.path)", "-L", products.folder.path, "-lstdc++", "-lz", "-l_FoundationICU"])
        return program
    }

    private func run(_ arguments: [String]) async throws {
        let result = try await Tool.run("swiftc", arguments)
        guard result.status == 0 else { throw BuiltProducts.ToolFailure(description: result.output) }
    }

    /// When each object file was written.
    private func times() throws -> [String: Date] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".o") }.reduce(into: [:]) { times, path in
            let object = folder.appending(path: path).path
            times[object] = try FileManager.default.attributesOfItem(atPath: object)[.modificationDate] as? Date
        }
    }
}
