import Foundation

/// The media types of an app's files by file extension, and which files are served.
///
/// An app's resources also contain files that pages do not display: property lists, JSON, texts, initial databases. These may contain data
/// that visitors must not read. So only images, fonts and media are served.
enum AssetType {
    /// The media type of a served file.
    static func contentType(of file: URL) -> String { types[file.pathExtension.lowercased()] ?? "application/octet-stream" }

    /// Returns whether a page can display a file. Hidden files are not served.
    static func isForPages(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        guard let name = names.last, !names.contains(where: { $0.hasPrefix(".") }), let dot = name.lastIndex(of: ".") else { return false }
        return types[name[name.index(after: dot)...].lowercased()] != nil
    }

    private static let types = [
        "aac": "audio/aac", "avif": "image/avif", "bmp": "image/bmp", "caf": "audio/x-caf", "flac": "audio/flac", "gif": "image/gif",
        "heic": "image/heic", "heif": "image/heif", "ico": "image/x-icon", "jpeg": "image/jpeg", "jpg": "image/jpeg", "m4a": "audio/mp4",
        "m4v": "video/mp4", "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "oga": "audio/ogg", "ogg": "audio/ogg",
        "ogv": "video/ogg", "opus": "audio/ogg", "otf": "font/otf", "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml",
        "tif": "image/tiff", "tiff": "image/tiff", "ttc": "font/collection", "ttf": "font/ttf", "usdz": "model/vnd.usdz+zip",
        "vtt": "text/vtt; charset=utf-8", "wav": "audio/wav", "webm": "video/webm", "webp": "image/webp", "woff": "font/woff",
        "woff2": "font/woff2",
    ]
}
