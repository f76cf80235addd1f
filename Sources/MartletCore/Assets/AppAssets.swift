import Foundation
import MartletAssets
import MartletElements

/// The pictures and colours that the app's bundles hold, as views name them.
///
/// They belong to the program's files and never change while it runs, so all sessions share them. Each bundle is read when something of it
/// is first named.
@MainActor
public enum AppAssets {
    private struct Bundled {
        var library: AssetLibrary?
        var folders: [URL]
    }

    private static var bundles: [String: Bundled] = [:]

    /// Where the assets of the app's own bundle lie: a host serves the files in them under `address(of:in:)`.
    public static let folders = AssetLibrary.searchPaths(for: .main)

    /// Where the icon of the app is, if a catalogue of its own bundle has an `AppIcon`.
    public static var icon: String? { picture(named: "AppIcon", bundlePath: nil)?.source }

    private static func bundled(at path: String?) -> Bundled {
        let path = path ?? Bundle.main.bundlePath
        if let known = bundles[path] { return known }
        let folders = Bundle(path: path).map(AssetLibrary.searchPaths) ?? []
        let found = Bundled(library: try? AssetLibrary(searching: folders), folders: folders)
        bundles[path] = found
        return found
    }

    /// A colour set; `nil` if no catalogue has it.
    package static func color(named name: String, bundlePath: String?) -> ColorValue? {
        guard let asset = bundled(at: bundlePath).library?.color(named: name) else { return nil }
        let (light, dark) = (asset.light.colorValue, asset.dark.colorValue)
        return light == dark ? light : .dynamic(light: light, dark: dark)
    }

    /// A picture with the addresses of its files; `nil` if there is none of that name.
    package static func picture(named name: String, bundlePath: String?) -> Picture? {
        let bundled = bundled(at: bundlePath)
        guard let asset = bundled.library?.image(named: name) else { return nil }
        let light = asset.variants(for: .light).map { ($0, address(of: $0.file, in: bundled.folders)) }
        let dark = asset.variant(scale: 3, appearance: .dark)
        let lightFile = asset.variant(scale: 3, appearance: .light).file
        return Picture(
            source: light.last?.1 ?? "", darkSource: dark.file == lightFile ? nil : address(of: dark.file, in: bundled.folders),
            sourceSet: light.count < 2 ? nil : light.map { "\($0.1) \($0.0.scale)x" }.joined(separator: ", "),
            width: asset.size.width, height: asset.size.height, isTemplate: asset.renderingIntent == .template)
    }

    /// What begins the addresses of files that a host serves.
    private static let served = "/_martlet/assets/"

    /// The address under which a page finds what a URL names: where a host serves it, if it is a file of the app's own.
    package static func address(of url: URL) -> String {
        guard url.isFileURL else { return url.absoluteString }
        // The file itself may be missing; the folder it should be in is there, and may have been named by a link to it.
        let file = url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent)
        let isServed = folders.contains { file.path.hasPrefix($0.standardizedFileURL.path + "/") }
        return isServed ? address(of: file, in: folders) : url.absoluteString
    }

    /// The address of a file: its path in that of the folders in which it lies.
    static func address(of file: URL, in folders: [URL]) -> String {
        let path = file.standardizedFileURL.path
        let root = folders.map { $0.standardizedFileURL.path + "/" }.first { path.hasPrefix($0) } ?? ""
        let relative = String(path.dropFirst(root.count))
        return served + (relative.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? relative)
    }
}

/// A picture as a host shows it.
package struct Picture: Equatable, Sendable {
    package var source: String
    package var darkSource: String?
    package var sourceSet: String?
    /// In points.
    package var width: Double?
    package var height: Double?
    package var isTemplate: Bool

    package init(
        source: String, darkSource: String? = nil, sourceSet: String? = nil, width: Double? = nil, height: Double? = nil,
        isTemplate: Bool = false
    ) {
        self.source = source
        self.darkSource = darkSource
        self.sourceSet = sourceSet
        self.width = width
        self.height = height
        self.isTemplate = isTemplate
    }
}

extension ColorAsset.Value {
    fileprivate var colorValue: ColorValue {
        switch self {
        case .components(let components):
            let color = components.inSRGB
            return .rgb(color.red, color.green, color.blue, color.opacity)
        // Hosts know a colour of the system by UIKit's name, which is the catalogue's without what it ends with.
        case .system(let name): return .token(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
        }
    }
}
