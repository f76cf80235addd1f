import Foundation

extension AssetLibrary {
    /// Returns the folders that contain a bundle's resources.
    ///
    /// On Linux, SwiftPM puts a target's resources into a folder `Package_Target.resources` beside the program; `Bundle.module` is that
    /// folder, and this method returns it. The main bundle is the folder of the program; for it, this method returns all such folders,
    /// those of the program's own target first, and the catalogues in the folder itself.
    ///
    /// A build folder contains the resources of all programs built in it. Beside each program it also contains the list of the program's
    /// object files, `Diner.product/Objects.LinkFileList`. If there is such a list, only its targets count. An installed program has no
    /// such list, but a folder of its own.
    ///
    /// The rule in `Package.swift` determines what the folder contains (Swift 6.3):
    ///
    /// | rule | result |
    /// |---|---|
    /// | `.copy("Assets.xcassets")` | the catalogue as it is |
    /// | `.process("Assets.xcassets")` | the catalogue as it is, because Linux has no compiler for catalogues |
    /// | `.copy("Resources")` | the folder with all its contents, as it is |
    /// | `.process("Resources")` | catalogues as they are; loose files without their folders |
    /// | none | nothing: SwiftPM silently ignores a catalogue without a rule |
    public static func searchPaths(for bundle: Bundle) -> [URL] {
        let folder = bundle.bundleURL.resolvingSymlinksInPath()
        let program = bundle.executableURL?.deletingPathExtension().lastPathComponent
        return searchPaths(in: folder, program: program)
    }

    static func searchPaths(in folder: URL, program: String?) -> [URL] {
        guard !["resources", "bundle"].contains(folder.pathExtension) else { return [folder] }
        let found = Folder.entries(of: folder).filter { $0.isFolder && ["resources", "xcassets"].contains($0.url.pathExtension) }.map(\.url)
        let linked = program.flatMap { linkedTargets(of: $0, in: folder) }
        let seen = found.filter { url in linked.map { url.target.map($0.contains) ?? true } ?? true }
        let own = seen.filter { $0.target == program }
        return own + seen.filter { !own.contains($0) }
    }

    /// Returns the targets that a program was linked from; `nil` if there is no list.
    private static func linkedTargets(of program: String, in folder: URL) -> Set<String>? {
        let list = folder.appending(path: "\(program).product/Objects.LinkFileList")
        guard let objects = try? String(contentsOf: list, encoding: .utf8) else { return nil }
        // Each object file lies in the folder of its target: `…/debug/DinerUI.build/MenuView.swift.o`.
        let folders = objects.split(separator: "\n").compactMap { $0.split(separator: "/").last { $0.hasSuffix(".build") } }
        return Set(folders.map { String($0.dropLast(".build".count)) })
    }
}

extension URL {
    /// The target that the folder's resources belong to, from the name `Package_Target.resources`. A catalogue belongs to none.
    fileprivate var target: String? {
        guard pathExtension == "resources" else { return nil }
        let name = deletingPathExtension().lastPathComponent
        return name.firstIndex(of: "_").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
