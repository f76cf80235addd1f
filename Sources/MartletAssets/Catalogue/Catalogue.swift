import Foundation

/// The images and colours of one `.xcassets` folder.
struct Catalogue {
    private(set) var images: [String: ImageAsset] = [:]
    private(set) var colors: [String: ColorAsset] = [:]
    private(set) var problems: [AssetProblem] = []

    /// The other kinds of folders that a catalogue may contain, which are skipped.
    private static let otherKinds: Set<String> = [
        "arimageset", "arreferenceobject", "arresourcegroup", "brandassets", "cbitmap", "complicationset", "cubetextureset", "dataset",
        "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
        "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence", "stickersiconset",
        "symbolset", "textureset", "watchface",
    ]

    init(_ folder: URL) {
        let folder = folder.resolvingSymlinksInPath()
        _ = providesNamespace(folder)
        read(folder, namespace: "")
    }

    private mutating func read(_ folder: URL, namespace: String) {
        for entry in Folder.entries(of: folder) where entry.isFolder {
            let name = namespace + entry.url.deletingPathExtension().lastPathComponent
            do throws(AssetProblem) {
                switch entry.url.pathExtension {
                case "imageset": try addImage(name, entry.url, readImages)
                case "appiconset": try addImage(name, entry.url, readIcons)
                case "colorset": try addColor(name, entry.url)
                case let kind where Self.otherKinds.contains(kind): break
                default:
                    let own = providesNamespace(entry.url) ? entry.url.lastPathComponent + "/" : ""
                    read(entry.url, namespace: namespace + own)
                }
            } catch {
                problems.append(error)
            }
        }
    }

    /// Whether the folder's name prefixes the names inside. If the folder's file is damaged, its assets are still read.
    private mutating func providesNamespace(_ folder: URL) -> Bool {
        do throws(AssetProblem) {
            return try SetContents.read(in: folder)?.properties?.providesNamespace ?? false
        } catch {
            problems.append(error)
            return false
        }
    }

    private func contents(of folder: URL) throws(AssetProblem) -> SetContents {
        guard let contents = try SetContents.read(in: folder) else {
            throw AssetProblem(file: folder, message: "the asset has no Contents.json")
        }
        return contents
    }

    // MARK: Images

    private mutating func addImage(
        _ name: String, _ folder: URL, _ read: (SetContents, URL) -> (variants: [ImageAsset.Variant], problems: [AssetProblem])
    ) throws(AssetProblem) {
        let contents = try contents(of: folder)
        let (variants, found) = read(contents, folder)
        problems += found
        let intent: ImageAsset.RenderingIntent? =
            switch contents.properties?.templateRenderingIntent {
            case "template": .template
            case "original": .original
            default: nil
            }
        guard let image = ImageAsset(name: name, variants: variants, renderingIntent: intent) else {
            guard found.isEmpty else { return }
            throw AssetProblem(file: folder, message: "the set has no image: add a file to it, or remove it")
        }
        guard images[name] == nil else {
            throw AssetProblem(
                file: folder, message: "the catalogue already has an image named '\(name)': rename one, or give its folder a namespace")
        }
        images[name] = image
    }

    /// Reads the file for each appearance and scale.
    private func readImages(_ contents: SetContents, _ folder: URL) -> (variants: [ImageAsset.Variant], problems: [AssetProblem]) {
        var problems: [AssetProblem] = []
        var best: [VariantKey: (rank: Int, variant: ImageAsset.Variant)] = [:]
        for entry in contents.images ?? [] {
            guard let filename = entry.filename, let appearance = entry.traits.appearance else { continue }
            do throws(AssetProblem) {
                let file = try Folder.file(named: filename, in: folder)
                let image = try ImageFile(file)
                let scale = image.mediaType.isVector ? 1 : try self.scale(entry.scale, in: folder)
                let key = VariantKey(appearance: appearance, scale: scale)
                guard entry.traits.rank < best[key]?.rank ?? .max else { continue }
                best[key] = (entry.traits.rank, ImageAsset.Variant(file, image, scale: scale, appearance: appearance))
            } catch {
                problems.append(error)
            }
        }
        let order: [AssetAppearance] = [.any, .light, .dark]
        let variants = order.flatMap { appearance in
            best.filter { $0.key.appearance == appearance }.map(\.value.variant).sorted { $0.scale < $1.scale }
        }
        return (variants, problems)
    }

    /// Reads the largest icon for each appearance. The others are the same icon in sizes that a page does not use.
    private func readIcons(_ contents: SetContents, _ folder: URL) -> (variants: [ImageAsset.Variant], problems: [AssetProblem]) {
        var problems: [AssetProblem] = []
        var largest: [AssetAppearance: ImageAsset.Variant] = [:]
        for entry in contents.images ?? [] {
            guard let filename = entry.filename, let appearance = entry.traits.appearance else { continue }
            do throws(AssetProblem) {
                let file = try Folder.file(named: filename, in: folder)
                let icon = ImageAsset.Variant(file, try ImageFile(file), scale: 1, appearance: appearance)
                if icon.size.width > largest[appearance]?.size.width ?? 0 { largest[appearance] = icon }
            } catch {
                problems.append(error)
            }
        }
        return ([.any, .light, .dark].compactMap { largest[$0] }, problems)
    }

    private func scale(_ text: String?, in folder: URL) throws(AssetProblem) -> Int {
        guard let text else { return 1 }
        guard let scale = ["1x": 1, "2x": 2, "3x": 3][text] else {
            throw AssetProblem(file: folder.appending(path: "Contents.json"), message: "the scale '\(text)' must be '1x', '2x' or '3x'")
        }
        return scale
    }

    private struct VariantKey: Hashable {
        let appearance: AssetAppearance
        let scale: Int
    }

    // MARK: Colours

    private mutating func addColor(_ name: String, _ folder: URL) throws(AssetProblem) {
        let contents = try contents(of: folder)
        var best: [AssetAppearance: (rank: Int, value: ColorAsset.Value)] = [:]
        for entry in contents.colors ?? [] {
            guard let color = entry.color, let appearance = entry.traits.appearance else { continue }
            guard entry.traits.rank < best[appearance]?.rank ?? .max else { continue }
            best[appearance] = (entry.traits.rank, color.value)
        }
        guard let color = ColorAsset(name: name, values: best.mapValues(\.value)) else {
            throw AssetProblem(file: folder, message: "the set has no colour: choose one, or remove it")
        }
        guard colors[name] == nil else {
            throw AssetProblem(
                file: folder, message: "the catalogue already has a colour named '\(name)': rename one, or give its folder a namespace")
        }
        colors[name] = color
    }
}

extension ImageAsset.Variant {
    /// Creates a variant for a scale, and converts its pixels to points.
    init(_ file: URL, _ image: ImageFile, scale: Int, appearance: AssetAppearance) {
        let size = ImageAsset.Size(width: image.size.width / Double(scale), height: image.size.height / Double(scale))
        self.init(file: file, mediaType: image.mediaType, scale: scale, appearance: appearance, size: size)
    }
}
