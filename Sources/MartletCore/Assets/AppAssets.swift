import Foundation
import MartletAssets
import MartletElements

/// The images and colours in the app's bundles, by name.
///
/// They are files of the program and never change while it runs, so all sessions share them. A bundle is read at the first use of one of
/// its assets.
@MainActor
public enum AppAssets {
    private struct Bundled {
        var library: AssetLibrary?
        var folders: [URL]
    }

    private static var bundles: [String: Bundled] = [:]

    /// Where the assets of the app's own bundle lie.
    public static let folders = AssetLibrary.searchPaths(for: .main)

    /// The font files in the app's bundle, for hosts. Unlike on Apple's platforms, fonts need no entry `UIAppFonts` in `Info.plist`.
    public static let fonts = FontFile.files(in: folders)

    /// The folders of a library, and the files of a picture in it, for hosts; `nil` if it has none of that name.
    ///
    /// - Parameter path: That of the bundle; `nil` is the app's own.
    public static func files(ofPicture name: String, library path: String?) -> PictureFiles? {
        let bundled = bundled(at: path)
        guard let asset = bundled.library?.image(named: name) else { return nil }
        let light = asset.variant(scale: 3, appearance: .light)
        let dark = asset.variant(scale: 3, appearance: .dark)
        return PictureFiles(
            folders: bundled.folders, light: asset.variants(for: .light).map { PictureFiles.File(url: $0.file, scale: $0.scale) },
            dark: dark.file == light.file ? nil : dark.file)
    }

    private static func bundled(at path: String?) -> Bundled {
        let path = path ?? Bundle.main.bundlePath
        if let known = bundles[path] { return known }
        let folders = path == Bundle.main.bundlePath ? folders : Bundle(path: path).map(AssetLibrary.searchPaths) ?? []
        let found = Bundled(library: try? AssetLibrary(searching: folders), folders: folders)
        bundles[path] = found
        return found
    }

    /// Returns a colour set; `nil` if no catalogue has it.
    package static func color(named name: String, bundlePath: String?) -> ColorValue? {
        guard let asset = bundled(at: bundlePath).library?.color(named: name) else { return nil }
        let (light, dark) = (asset.light.colorValue, asset.dark.colorValue)
        return light == dark ? light : .dynamic(light: light, dark: dark)
    }

    /// What views say of a picture; `nil` if there is none of that name.
    package static func picture(named name: String, bundlePath: String?) -> Picture? {
        guard let asset = bundled(at: bundlePath).library?.image(named: name) else { return nil }
        return Picture(width: asset.size.width, height: asset.size.height, isTemplate: asset.renderingIntent == .template)
    }
}

/// The files of a picture.
public struct PictureFiles: Sendable {
    public struct File: Sendable {
        public let url: URL
        /// Pixels to a point.
        public let scale: Int
    }

    /// The folders that were searched, in one of which each file lies.
    public let folders: [URL]
    /// The picture in its resolutions, the lowest first.
    public let light: [File]
    /// The picture for dark surroundings, where that is another one.
    public let dark: URL?
}

/// The properties of a picture that views need.
package struct Picture: Equatable, Sendable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// Whether only the picture's shape is used, drawn in the foreground style.
    package var isTemplate: Bool

    package init(width: Double, height: Double, isTemplate: Bool) {
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
        // Hosts use UIKit's names of system colours; the catalogue's names end with `Color`.
        case .system(let name): return .token(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
        }
    }
}
