import Foundation

/// One of the two versions of the page of a country in the example Countries: two views on interactors, or a VIPER module on the same.
public struct LayerSource: Codable, Hashable, Sendable {
    /// The file of the version.
    public var file: String
    /// The declared types, without those nested in another.
    public var types: Int
    public var lines: Int

    /// - Parameter root: The root folder of the repository.
    public static func read(in root: URL) throws -> [LayerSource] {
        try ["Examples/Countries/UI/CountryDetailsView.swift", "Tests/CountriesTests/DetailsModule.swift"].map { path in
            let source = SourceFile(name: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
            return LayerSource(
                file: path, types: source.types.count { !$0.heading.hasPrefix(" ") }, lines: source.code.count)
        }
    }
}
