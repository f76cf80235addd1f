/// Reads the size from the frame header, which follows segments of any length, and the orientation from the Exif segment.
enum JPEGHeader {
    static func size(_ bytes: ByteReader) throws(ImageFileError) -> ImageAsset.Size {
        var position = 2
        var isTurned = false
        while let marker = nextMarker(bytes, &position), let length = bytes.bigEndian(2, at: position), length >= 2 {
            if isFrame(marker) {
                guard let size = ImageAsset.Size(bytes.bigEndian(2, at: position + 5), bytes.bigEndian(2, at: position + 3)) else { break }
                // Browsers rotate the image by its Exif orientation.
                return isTurned ? ImageAsset.Size(width: size.height, height: size.width) : size
            }
            if marker == 0xE1, bytes.has(Array("Exif\0\0".utf8), at: position + 2) {
                isTurned = (orientation(bytes, at: position + 8) ?? 1) >= 5
            }
            position += length
        }
        throw .cutShort("JPEG")
    }

    /// Moves past the next marker and returns it, or `nil` if there is none.
    private static func nextMarker(_ bytes: ByteReader, _ position: inout Int) -> UInt8? {
        guard bytes[position] == 0xFF else { return nil }
        while bytes[position] == 0xFF { position += 1 }
        defer { position += 1 }
        return bytes[position]
    }

    /// Whether the marker starts a frame. Three markers in this range have other meanings.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// Returns the orientation, from 1 to 8, from the first directory of a TIFF structure.
    private static func orientation(_ bytes: ByteReader, at start: Int) -> Int? {
        let isLittle = bytes.has(Array("II".utf8), at: start)
        func number(_ size: Int, _ offset: Int) -> Int? {
            isLittle ? bytes.littleEndian(size, at: start + offset) : bytes.bigEndian(size, at: start + offset)
        }
        guard let directory = number(4, 4), let entries = number(2, directory) else { return nil }
        for entry in 0..<entries where number(2, directory + 2 + entry * 12) == 0x0112 {
            return number(2, directory + 2 + entry * 12 + 8)
        }
        return nil
    }
}
