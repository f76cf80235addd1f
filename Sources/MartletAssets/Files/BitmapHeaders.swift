/// Reads the size from the first chunk.
enum PNGHeader {
    static func size(_ bytes: ByteReader) throws(ImageFileError) -> ImageAsset.Size {
        guard !bytes.has(Array("CgBI".utf8), at: 12) else {
            throw ImageFileError("the PNG has Xcode's optimized format, which browsers cannot show: use the original file")
        }
        guard bytes.has(Array("IHDR".utf8), at: 12), let size = ImageAsset.Size(bytes.bigEndian(4, at: 16), bytes.bigEndian(4, at: 20))
        else {
            throw .cutShort("PNG")
        }
        return size
    }
}

/// Reads the size from the screen descriptor.
enum GIFHeader {
    static func size(_ bytes: ByteReader) throws(ImageFileError) -> ImageAsset.Size {
        guard let size = ImageAsset.Size(bytes.littleEndian(2, at: 6), bytes.littleEndian(2, at: 8)) else { throw .cutShort("GIF") }
        return size
    }
}

/// Reads the size from the first chunk, which has one of three formats.
enum WebPHeader {
    static func size(_ bytes: ByteReader) throws(ImageFileError) -> ImageAsset.Size {
        let size: ImageAsset.Size?
        if bytes.has(Array("VP8X".utf8), at: 12) {
            size = ImageAsset.Size(bytes.littleEndian(3, at: 24).map { $0 + 1 }, bytes.littleEndian(3, at: 27).map { $0 + 1 })
        } else if bytes.has(Array("VP8L".utf8), at: 12), bytes[20] == 0x2F {
            let bits = bytes.littleEndian(4, at: 21)
            size = ImageAsset.Size(bits.map { $0 & 0x3FFF + 1 }, bits.map { $0 >> 14 & 0x3FFF + 1 })
        } else if bytes.has(Array("VP8 ".utf8), at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23) {
            size = ImageAsset.Size(bytes.littleEndian(2, at: 26).map { $0 & 0x3FFF }, bytes.littleEndian(2, at: 28).map { $0 & 0x3FFF })
        } else {
            size = nil
        }
        guard let size else { throw .cutShort("WebP") }
        return size
    }
}
