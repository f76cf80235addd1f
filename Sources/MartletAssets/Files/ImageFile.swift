import Foundation

/// What the first bytes of a picture's file tell: its type and its size.
struct PictureFile: Equatable {
    let mediaType: ImageAsset.MediaType
    /// In pixels, or for a vector in points.
    let size: ImageAsset.Size

    /// - Throws: ``AssetProblem`` when there is no such file or it is no picture that a browser shows.
    init(_ file: URL) throws(AssetProblem) {
        let data: Data
        do {
            data = try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            throw AssetProblem(file: file, message: "the file is missing or cannot be read")
        }
        do {
            self = try PictureFile(data)
        } catch {
            throw AssetProblem(file: file, message: error.message)
        }
    }

    /// Tells the type from the content: the name of a file is sometimes wrong, and a browser is told the truth.
    init(_ data: Data) throws(PictureError) {
        let bytes = ByteReader(data)
        if bytes.begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            try self.init(.png, PNGHeader.size(bytes))
        } else if bytes.begins(with: [0xFF, 0xD8, 0xFF]) {
            try self.init(.jpeg, JPEGHeader.size(bytes))
        } else if bytes.begins(with: Array("GIF8".utf8)) {
            try self.init(.gif, GIFHeader.size(bytes))
        } else if bytes.begins(with: Array("RIFF".utf8)), bytes.has(Array("WEBP".utf8), at: 8) {
            try self.init(.webp, WebPHeader.size(bytes))
        } else if bytes.begins(with: Array("%PDF".utf8)) {
            throw PictureError("PDF pictures are not supported: export the picture as SVG or PNG")
        } else if bytes.has(Array("ftyp".utf8), at: 4) {
            throw PictureError("HEIC and AVIF pictures are not supported: export the picture as JPEG, WebP or PNG")
        } else if let size = try SVGHeader.size(data) {
            self.init(.svg, size)
        } else {
            throw PictureError("the file is no PNG, JPEG, GIF, WebP or SVG")
        }
    }

    private init(_ mediaType: ImageAsset.MediaType, _ size: ImageAsset.Size) {
        self.mediaType = mediaType
        self.size = size
    }
}

/// Why bytes are no picture.
struct PictureError: Error {
    let message: String

    init(_ message: String) { self.message = message }

    static func cutShort(_ type: String) -> PictureError { PictureError("the \(type) is cut short or damaged: it has no size") }
}
