import Foundation

/// The declarations that Xcode makes of a module's asset catalogues: `Image(.apple)` for the image "Apple", `Color.bark` for the colour "Bark".
struct AssetSymbols {
    /// The names of assets, with the folders that are part of them.
    private struct Group {
        var assets: [String: String] = [:]
        var groups: [String: Group] = [:]
    }

    private var images = Group()
    private var colors = Group()

    init(catalogues: [URL]) {
        for catalogue in catalogues {
            Self.read(catalogue, kinds: ["imageset", "symbolset"], path: "", into: &images)
            Self.read(catalogue, kinds: ["colorset"], path: "", into: &colors)
        }
    }

    var isEmpty: Bool { images.assets.isEmpty && images.groups.isEmpty && colors.assets.isEmpty && colors.groups.isEmpty }

    /// Returns the text of a source file with the declarations.
    ///
    /// - Parameters:
    ///   - bundle: The expression for the bundle that has the catalogues.
    ///   - extendsTypes: Whether colours are members of `Color` and `UIColor`, too, and images of `UIImage`: a setting of the project.
    ///   - hasUIKit: Whether the module links UIKit.
    func source(bundle: String, extendsTypes: Bool, hasUIKit: Bool) -> String {
        var lines = ["import SwiftUI"] + (hasUIKit ? ["import UIKit", ""] : [""])
        lines += Self.declarations(of: images, type: "ImageResource", in: "extension ImageResource", bundle: bundle, indent: "")
        lines += Self.declarations(of: colors, type: "ColorResource", in: "extension ColorResource", bundle: bundle, indent: "")
        guard extendsTypes else { return lines.joined(separator: "\n") }
        let names = colors.assets.keys.filter { !Self.ownColors.contains($0) }.sorted()
        for target in ["Color", "ShapeStyle where Self == Color"] {
            lines += Self.members(names, of: target, type: "Color") { "Color(.\($0))" }
        }
        if hasUIKit {
            lines += Self.members(names.filter { !Self.ownUIColors.contains($0) }, of: "UIColor", type: "UIColor") {
                "UIColor(resource: .\($0))"
            }
            lines += Self.members(images.assets.keys.sorted(), of: "UIImage", type: "UIImage") { "UIImage(resource: .\($0))" }
        }
        return lines.joined(separator: "\n")
    }

    private static func members(_ names: [String], of target: String, type: String, value: (String) -> String) -> [String] {
        guard !names.isEmpty else { return [] }
        return ["extension \(target) {"] + names.map { "    static var \(escaped($0)): \(type) { \(value($0)) }" } + ["}", ""]
    }

    private static func declarations(of group: Group, type: String, in head: String, bundle: String, indent: String) -> [String] {
        guard !group.assets.isEmpty || !group.groups.isEmpty else { return [] }
        var lines = [indent + head + " {"]
        for (name, asset) in group.assets.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)    static let \(escaped(name)) = \(type)(name: \(SourceRewriter.literal(asset)), bundle: \(bundle))")
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            lines += declarations(of: inner, type: type, in: "enum \(escaped(name))", bundle: bundle, indent: indent + "    ")
        }
        return lines + [indent + "}"] + (indent.isEmpty ? [""] : [])
    }

    private static func read(_ folder: URL, kinds: Set<String>, path: String, into group: inout Group) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            let entry = folder.appending(path: name)
            guard ProjectFolder.isFolder(entry) else { continue }
            let plain = entry.deletingPathExtension().lastPathComponent
            if kinds.contains(entry.pathExtension) {
                let endings = ["imageset": "Image", "colorset": "Color"]
                let symbol = symbol(plain, without: endings[entry.pathExtension])
                if group.assets[symbol] == nil { group.assets[symbol] = path + plain }
            } else if entry.pathExtension.isEmpty {
                if providesNamespace(entry) {
                    var inner = Group()
                    read(entry, kinds: kinds, path: path + name + "/", into: &inner)
                    let symbol = symbol(name, without: nil)
                    if !inner.assets.isEmpty || !inner.groups.isEmpty {
                        group.groups[symbol.prefix(1).uppercased() + symbol.dropFirst()] = inner
                    }
                } else {
                    read(entry, kinds: kinds, path: path, into: &group)
                }
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let providesNamespace: Bool?
                private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        guard let json = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: json))?.properties?.providesNamespace ?? false
    }

    /// Returns Xcode's name for an asset: "Bark Color" is `bark`, "URL-icon" is `urlIcon`.
    static func symbol(_ name: String, without ending: String?) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        var symbol = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        if let ending, symbol.hasSuffix(ending), symbol.count > ending.count { symbol.removeLast(ending.count) }
        // Leading capitals are lowered, but for the one that begins the next word.
        let capitals = symbol.prefix { $0.isUppercase }.count
        let lowered =
            capitals > 1 && capitals < symbol.count && symbol.dropFirst(capitals).first?.isLetter == true ? capitals - 1 : capitals
        symbol = symbol.prefix(lowered).lowercased() + symbol.dropFirst(lowered)
        return symbol.first?.isNumber ?? true ? "_" + symbol : symbol
    }

    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func", "guard",
        "if",
        "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self",
        "static",
        "struct", "super", "switch", "throw", "true", "try", "var", "where", "while",
    ]
    /// The colours that SwiftUI has under these names.
    private static let ownColors: Set<String> = [
        "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "foreground", "gray", "green", "indigo", "mint", "orange",
        "pink",
        "placeholder", "primary", "purple", "quaternary", "quinary", "red", "secondary", "selection", "separator", "teal", "tertiary",
        "tint", "white",
        "windowBackground", "yellow",
    ]
    /// The colours that UIKit has under names that SwiftUI does not have.
    private static let ownUIColors: Set<String> = [
        "darkGray", "label", "lightGray", "link", "magenta", "opaqueSeparator", "placeholderText", "quaternaryLabel",
        "quaternarySystemFill",
        "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "systemBackground",
        "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
        "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
        "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
        "tertiarySystemGroupedBackground", "tintColor",
    ]
}
