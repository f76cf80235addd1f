import Foundation

/// The pictures and colours of an app, by the names that `Image("name")` and `Color("name")` give.
///
/// ```swift
/// let library = try AssetLibrary(searching: AssetLibrary.searchPaths(for: .main))
/// library.image(named: "Dishes/soup")?.variant(scale: 2, appearance: .dark).file
/// ```
///
/// Everything is read once, when the library is made; after that it never changes, and any thread may look things up. What is wrong with
/// a resource is told by ``problems``, and the resource is left out.
public struct AssetLibrary: Sendable {
    /// What is wrong with the resources, in the order of the folders.
    public let problems: [AssetProblem]
    private let images: [String: ImageAsset]
    private let colors: [String: ColorAsset]

    /// Reads some folders. Each may be a catalogue itself, or hold catalogues and loose pictures at any depth.
    ///
    /// Where two have a name in common the earlier folder wins, and within one a catalogue wins over loose files.
    ///
    /// - Throws: ``AssetProblem`` for a folder that does not exist.
    public init(searching directories: [URL]) throws {
        var images: [String: ImageAsset] = [:]
        var colors: [String: ColorAsset] = [:]
        var problems: [AssetProblem] = []
        for directory in directories {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isFolder), isFolder.boolValue else {
                throw AssetProblem(file: directory, message: "there is no such folder to search for assets")
            }
            let isCatalogue = directory.pathExtension == "xcassets"
            let loose = isCatalogue ? nil : LooseFiles(in: directory)
            for catalogue in (loose?.catalogues ?? [directory]).map(Catalogue.init) {
                images.merge(catalogue.images) { first, _ in first }
                colors.merge(catalogue.colors) { first, _ in first }
                problems += catalogue.problems
            }
            images.merge(loose?.images ?? [:]) { first, _ in first }
            problems += loose?.problems ?? []
        }
        self.images = images
        self.colors = colors
        self.problems = problems
    }

    /// The picture with a name: that of an image set, after its namespaces if it has any (`Dishes/soup`), or of a loose file with or
    /// without its ending and its folders.
    public func image(named name: String) -> ImageAsset? { images[name] }

    /// The colour with a name: that of a colour set, after its namespaces if it has any.
    public func color(named name: String) -> ColorAsset? { colors[name] }
}
