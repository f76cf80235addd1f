import Foundation

/// A PNG file of black and white squares.
enum PNGFile {
    /// - Parameter isDark: Whether a pixel is black.
    static func data(width: Int, height: Int, isDark: (_ x: Int, _ y: Int) -> Bool) -> Data {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for start in stride(from: 0, to: width, by: 8) {
                var byte: UInt8 = 0
                for x in start..<start + 8 { byte = byte << 1 | (x < width && isDark(x, y) ? 0 : 1) }
                rows.append(byte)
            }
        }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // One bit of grey for a pixel.
        file += chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [1, 0, 0, 0, 0])
        file += chunk("IDAT", stored(rows))
        file += chunk("IEND", [])
        return file
    }

    private static func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return big(UInt32(content.count)) + named + big(check(named))
    }

    /// The bytes in the format of zlib, without compression.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
            start += block.count
            let count = UInt16(block.count)
            result += [start == bytes.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            result += block
        } while start < bytes.count
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return result + big(b << 16 | a)
    }

    /// The CRC-32 of bytes.
    private static func check(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }
}
