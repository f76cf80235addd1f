import Foundation

/// The type and size of an image file, read from its first bytes.
package struct ImageFile: Equatable {
    package let mediaType: ImageAsset.MediaType
    /// The size in pixels, or in points for a vector image.
    package let size: ImageAsset.Size

    /// - Throws: ``AssetProblem`` if the file is missing or is not an image that browsers can show.
    init(_ file: URL) throws(AssetProblem) {
        let data: Data
        do {
            data = try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            throw AssetProblem(file: file, message: "the file is missing or cannot be read")
        }
        do {
            self = try ImageFile(data)
        } catch {
            throw AssetProblem(file: file, message: error.message)
        }
    }

    /// Determines the type from the content, because file extensions can be wrong.
    package init(_ data: Data) throws(ImageFileError) {
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
            throw ImageFileError("PDF images are not supported: export the image as SVG or PNG")
        } else if bytes.has(Array("ftyp".utf8), at: 4) {
            throw ImageFileError("HEIC and AVIF images are not supported: export the image as JPEG, WebP or PNG")
        } else if let size = try SVGHeader.size(data) {
            try self.init(.svg, size)
        } else {
            throw ImageFileError("the file is not a PNG, JPEG, GIF, WebP or SVG")
        }
    }

    /// The greatest width and height. The file may come from a stranger, and layout computes with its size.
    private static let greatestLength = 1_000_000.0

    private init(_ mediaType: ImageAsset.MediaType, _ size: ImageAsset.Size) throws(ImageFileError) {
        // A width that is not a number is not above 0.
        guard size.width > 0, size.height > 0, size.width <= Self.greatestLength, size.height <= Self.greatestLength else {
            throw ImageFileError("the image's width and height must be above 0 and at most 1,000,000")
        }
        self.mediaType = mediaType
        self.size = size
    }
}

/// The reason why bytes are not a supported image.
package struct ImageFileError: Error {
    let message: String

    init(_ message: String) { self.message = message }

    static func cutShort(_ type: String) -> ImageFileError {
        ImageFileError("the \(type) is truncated or damaged: its size cannot be read")
    }
}
