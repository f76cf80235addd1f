import Foundation

/// A font file of an app, TrueType or OpenType, with the names under which views ask for its font.
public struct FontFile: Hashable, Sendable {
    public let file: URL
    /// The name of the typeface, which several files share: `Lato`.
    public let family: String
    /// The names of this font alone, without those that equal the family: `Lato Bold`, `Lato-Bold`.
    public let names: [String]
    /// The weights that the font draws, from 1 to 1000: one, or a range in a variable font.
    public let weights: ClosedRange<Int>
    public let isItalic: Bool

    /// Reads the tables of a font. Of a collection it reads the first font.
    ///
    /// - Returns: `nil` if the data is not a font, or if the font has no name.
    init?(_ data: Data, file: URL) {
        let tables = FontTables(ByteReader(data))
        guard let family = tables.name(.typographicFamily) ?? tables.name(.family) else { return nil }
        self.file = file
        self.family = family
        names = [tables.name(.full), tables.name(.postScript)].compactMap(\.self).reduce(into: []) { names, name in
            if name != family, !names.contains(name) { names.append(name) }
        }
        weights = tables.weightAxis ?? (tables.weight...tables.weight)
        isItalic = tables.isItalic
    }

    /// Finds the fonts in folders, at any depth.
    public static func files(in folders: [URL]) -> [FontFile] {
        folders.filter { $0.pathExtension != "xcassets" }.flatMap { files(in: $0.resolvingSymlinksInPath()) }
    }

    private static func files(in folder: URL) -> [FontFile] {
        Folder.entries(of: folder).flatMap { entry -> [FontFile] in
            if entry.isFolder { return entry.url.pathExtension == "xcassets" ? [] : files(in: entry.url) }
            guard ["ttf", "otf", "ttc"].contains(entry.url.pathExtension.lowercased()),
                let data = try? Data(contentsOf: entry.url, options: .mappedIfSafe)
            else { return [] }
            return FontFile(data, file: entry.url).map { [$0] } ?? []
        }
    }
}
