import Foundation

/// The images of a folder that are not in a catalogue: `cup.png` with `cup@2x.png` and `cup@3x.png` beside it.
struct LooseFiles {
    /// The images by path without scale, such as `Cups/blue`, with and without extension, and by the last path component alone.
    private(set) var images: [String: ImageAsset] = [:]
    private(set) var catalogues: [URL] = []
    private(set) var problems: [AssetProblem] = []

    /// If two files differ only in their extension, a name without extension means the one whose extension is earlier here.
    private static let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg"]

    init(in folder: URL) {
        var sets: [SetName: [ImageAsset.Variant]] = [:]
        collect(folder.resolvingSymlinksInPath(), path: "", into: &sets)
        let order = sets.keys.sorted { $0.precedes($1) }
        for name in order {
            let variants = (sets[name] ?? []).sorted { $0.scale < $1.scale }
            for alias in [name.path + "." + name.ending, name.path] where images[alias] == nil {
                images[alias] = ImageAsset(name: alias, variants: variants)
            }
        }
        // A name without folders also finds a file in a folder, unless another file has exactly this path.
        for name in order {
            for alias in [name.last + "." + name.ending, name.last] where images[alias] == nil {
                images[alias] = images[name.path + "." + name.ending].flatMap { ImageAsset(name: alias, variants: $0.variants) }
            }
        }
    }

    private mutating func collect(_ folder: URL, path: String, into sets: inout [SetName: [ImageAsset.Variant]]) {
        for entry in Folder.entries(of: folder) {
            let ending = entry.url.pathExtension.lowercased()
            if entry.isFolder {
                if ending == "xcassets" {
                    catalogues.append(entry.url)
                } else {
                    collect(entry.url, path: path + entry.url.lastPathComponent + "/", into: &sets)
                }
            } else if Self.endings.contains(ending) {
                var base = entry.url.deletingPathExtension().lastPathComponent
                var scale = 1
                for (suffix, value) in ["@2x": 2, "@3x": 3] where base.hasSuffix(suffix) && base.count > suffix.count {
                    base.removeLast(suffix.count)
                    scale = value
                }
                do throws(AssetProblem) {
                    let image = try ImageFile(entry.url)
                    let variant = ImageAsset.Variant(entry.url, image, scale: image.mediaType.isVector ? 1 : scale, appearance: .any)
                    sets[SetName(path: path + base, last: base, ending: ending), default: []].append(variant)
                } catch {
                    problems.append(error)
                }
            }
        }
    }

    private struct SetName: Hashable {
        let path: String
        let last: String
        let ending: String

        /// The precedence of sets with the same name: fewer folders first, then by path, then by extension.
        func precedes(_ other: SetName) -> Bool {
            func key(_ name: SetName) -> (Int, String, Int) {
                (name.path.count { $0 == "/" }, name.path, LooseFiles.endings.firstIndex(of: name.ending) ?? LooseFiles.endings.count)
            }
            return key(self) < key(other)
        }
    }
}
