/// Reads the size from the frame header, which follows segments of any length, and the orientation from the Exif segment.
///
/// The file may come from a stranger: the work has a limit, whatever its numbers claim.
enum JPEGHeader {
    /// The greatest number of segments before the frame, and of bytes that fill the space between two.
    private static let longestWalk = 4096

    static func size(_ bytes: ByteReader) throws(ImageFileError) -> ImageAsset.Size {
        var position = 2
        var isTurned: Bool?
        for _ in 0..<longestWalk {
            guard let marker = nextMarker(bytes, &position), let length = bytes.bigEndian(2, at: position), length >= 2 else { break }
            if isFrame(marker) {
                guard let size = ImageAsset.Size(bytes.bigEndian(2, at: position + 5), bytes.bigEndian(2, at: position + 3)) else { break }
                // Browsers rotate the image by its Exif orientation.
                return isTurned == true ? ImageAsset.Size(width: size.height, height: size.width) : size
            }
            if isTurned == nil, marker == 0xE1, length >= 8, bytes.has(Array("Exif\0\0".utf8), at: position + 2) {
                isTurned = (orientation(bytes, in: position + 8..<position + length) ?? 1) >= 5
            }
            position += length
        }
        throw .cutShort("JPEG")
    }

    /// Moves past the next marker and returns it, or `nil` if there is none.
    private static func nextMarker(_ bytes: ByteReader, _ position: inout Int) -> UInt8? {
        guard bytes[position] == 0xFF else { return nil }
        let end = position + longestWalk
        while position < end, bytes[position] == 0xFF { position += 1 }
        defer { position += 1 }
        return position < end ? bytes[position] : nil
    }

    /// Whether the marker starts a frame. Three markers in this range have other meanings.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// Returns the orientation, from 1 to 8, from the first directory of a TIFF structure.
    private static func orientation(_ bytes: ByteReader, in segment: Range<Int>) -> Int? {
        let isLittle = bytes.has(Array("II".utf8), at: segment.lowerBound)
        func number(_ size: Int, _ offset: Int) -> Int? {
            let start = segment.lowerBound + offset
            guard start + size <= segment.upperBound else { return nil }
            return isLittle ? bytes.littleEndian(size, at: start) : bytes.bigEndian(size, at: start)
        }
        guard let directory = number(4, 4), let entries = number(2, directory) else { return nil }
        for entry in 0..<entries {
            // The number of entries may be a lie: the segment ends sooner.
            guard let tag = number(2, directory + 2 + entry * 12) else { return nil }
            if tag == 0x0112 { return number(2, directory + 2 + entry * 12 + 8) }
        }
        return nil
    }
}
