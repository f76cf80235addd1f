import Foundation

/// The images and colours of an app, by name, for `Image("name")` and `Color("name")`.
///
/// ```swift
/// let library = try AssetLibrary(searching: AssetLibrary.searchPaths(for: .main))
/// library.image(named: "Dishes/soup")?.variant(scale: 2, appearance: .dark).file
/// ```
///
/// The initializer reads everything once. The library never changes after that, so any thread can use it. It skips resources with problems
/// and lists them in ``problems``.
public struct AssetLibrary: Sendable {
    /// The problems with the resources, in the order of the folders.
    public let problems: [AssetProblem]
    private let images: [String: ImageAsset]
    private let colors: [String: ColorAsset]

    /// Reads folders. Each may be a catalogue, or contain catalogues and loose images at any depth.
    ///
    /// If two assets have the same name, the one in the earlier folder wins, and within one folder a catalogue wins over loose files.
    ///
    /// - Throws: ``AssetProblem`` for a folder that does not exist.
    public init(searching directories: [URL]) throws {
        var images: [String: ImageAsset] = [:]
        var colors: [String: ColorAsset] = [:]
        var problems: [AssetProblem] = []
        for directory in directories {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isFolder), isFolder.boolValue else {
                throw AssetProblem(file: directory, message: "the folder to search for assets does not exist")
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

    /// Returns the image with a name: an image set, with its namespaces (`Dishes/soup`), or a loose file, with or without its extension and
    /// folders.
    public func image(named name: String) -> ImageAsset? { images[name] }

    /// Returns the colour with a name: a colour set, with its namespaces.
    public func color(named name: String) -> ColorAsset? { colors[name] }
}
