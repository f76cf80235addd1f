import Foundation

extension AssetLibrary {
    /// The folders in which the resources of a bundle are.
    ///
    /// On Linux a package's target has its resources in a folder `Package_Target.resources` beside the program, and that is what
    /// `Bundle.module` is. For such a bundle the answer is its folder. The main bundle is the folder of the program: for it the answer is
    /// every such folder there, those of the program's own target first, and catalogues that lie there themselves.
    ///
    /// A build folder holds the resources of all programs that were built there. Beside each program it also holds the list of what was
    /// linked into it, `Diner.product/Objects.LinkFileList`: where there is one, only targets in that list count. A program that was
    /// installed has no such list, and a folder of its own.
    ///
    /// What gets into the folder depends on the rule in `Package.swift` (Swift 6.3):
    ///
    /// | rule | what becomes of it |
    /// |---|---|
    /// | `.copy("Assets.xcassets")` | the catalogue as it is |
    /// | `.process("Assets.xcassets")` | the same: Linux has no compiler for catalogues |
    /// | `.copy("Resources")` | the folder with all that is in it, as it is |
    /// | `.process("Resources")` | catalogues as they are; loose files without their folders |
    /// | none | nothing: a catalogue that no rule names is left behind in silence |
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

    /// The targets that a program was linked from; `nil` if no build says so.
    private static func linkedTargets(of program: String, in folder: URL) -> Set<String>? {
        let list = folder.appending(path: "\(program).product/Objects.LinkFileList")
        guard let objects = try? String(contentsOf: list, encoding: .utf8) else { return nil }
        // Each object file lies in the folder of its target: `…/debug/DinerUI.build/MenuView.swift.o`.
        let folders = objects.split(separator: "\n").compactMap { $0.split(separator: "/").last { $0.hasSuffix(".build") } }
        return Set(folders.map { String($0.dropLast(".build".count)) })
    }
}

extension URL {
    /// The target whose resources are in this folder: that of `Package_Target.resources`. A catalogue belongs to none.
    fileprivate var target: String? {
        guard pathExtension == "resources" else { return nil }
        let name = deletingPathExtension().lastPathComponent
        return name.firstIndex(of: "_").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
