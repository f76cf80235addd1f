import Foundation

/// Media types of an app's files, by the ends of their names.
enum AssetType {
    /// Browsers are told not to guess, so a file of an unknown type is offered to be saved.
    static func contentType(of file: URL) -> String { types[file.pathExtension.lowercased()] ?? "application/octet-stream" }

    private static let types = [
        "aac": "audio/aac", "avif": "image/avif", "css": "text/css; charset=utf-8", "csv": "text/csv; charset=utf-8", "gif": "image/gif",
        "heic": "image/heic", "htm": "text/html; charset=utf-8", "html": "text/html; charset=utf-8", "ico": "image/x-icon",
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8", "json": "application/json",
        "m4a": "audio/mp4", "m4v": "video/mp4", "md": "text/markdown; charset=utf-8", "mov": "video/quicktime", "mp3": "audio/mpeg",
        "mp4": "video/mp4", "oga": "audio/ogg", "ogg": "audio/ogg", "ogv": "video/ogg", "opus": "audio/ogg", "otf": "font/otf",
        "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml", "tif": "image/tiff", "tiff": "image/tiff", "ttf": "font/ttf",
        "txt": "text/plain; charset=utf-8", "usdz": "model/vnd.usdz+zip", "wasm": "application/wasm", "wav": "audio/wav",
        "webm": "video/webm", "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2", "xml": "application/xml",
        "zip": "application/zip",
    ]
}
