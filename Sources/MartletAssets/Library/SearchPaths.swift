import Foundation

extension AssetLibrary {
    /// The folders in which the resources of a bundle are.
    ///
    /// On Linux a package's target has its resources in a folder `Package_Target.resources` beside the program, and that is what
    /// `Bundle.module` is. For such a bundle the answer is its folder. The main bundle is the folder of the program: for it the answer is
    /// every such folder there, those of the program's own target first, and catalogues that lie there themselves.
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
        let own = found.filter { url in program.map { url.lastPathComponent.hasSuffix("_\($0).resources") } ?? false }
        return own + found.filter { !own.contains($0) }
    }
}
