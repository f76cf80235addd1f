import Foundation
import MartletAssets

/// A folder of resources for a test, deleted after the test.
final class ResourceFolder {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "martlet-assets-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ path: String, _ bytes: [UInt8]) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

    /// Writes an image set with one image of 10 by 20 pixels.
    func writeImageSet(_ path: String) throws {
        try write("\(path).imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
        try write("\(path).imageset/a.png", Picture.png(width: 10, height: 20))
    }

    /// The library of the folder's `Assets.xcassets` and loose files.
    func library() throws -> AssetLibrary { try AssetLibrary(searching: [url]) }

    /// The problems in the folder, with relative paths.
    func problems() throws -> [String] {
        try library().problems.map { $0.description.replacingOccurrences(of: url.path + "/", with: "") }
    }
}

/// The first bytes of image files, enough to contain the size.
enum Picture {
    static func png(width: Int, height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(4, width) + big(4, height) + [
            8, 6, 0, 0, 0,
        ]
    }

    static func gif(width: Int, height: Int) -> [UInt8] { Array("GIF89a".utf8) + little(2, width) + little(2, height) }

    /// A JPEG with a segment before the frame, and optionally an Exif orientation.
    static func jpeg(width: Int, height: Int, orientation: Int? = nil, isLittleEndian: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + big(2, 300) + Array(repeating: 0xFF, count: 298)
        if let orientation {
            let number = isLittleEndian ? little : big
            let entry = number(2, 0x0112) + number(2, 3) + number(4, 1) + number(2, orientation) + [0, 0]
            let tiff = Array((isLittleEndian ? "II" : "MM").utf8) + number(2, 42) + number(4, 8) + number(2, 1) + entry + number(4, 0)
            let segment = Array("Exif\0\0".utf8) + tiff
            bytes += [0xFF, 0xE1] + big(2, segment.count + 2) + segment
        }
        return bytes + [0xFF, 0xC4] + big(2, 3) + [0] + [0xFF, 0xFF, 0xC2] + big(2, 11) + [8] + big(2, height) + big(2, width) + [
            1, 0, 0, 0,
        ]
    }

    static func webp(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array(("WEBP" + kind).utf8) + [0, 0, 0, 0] + rest
    }

    static func big(_ size: Int, _ value: Int) -> [UInt8] { little(size, value).reversed() }

    static func little(_ size: Int, _ value: Int) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
}
