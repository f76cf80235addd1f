import Foundation

/// Reads integers from bytes. Returns `nil` beyond the end.
struct ByteReader {
    private let data: Data

    init(_ data: Data) { self.data = data }

    var count: Int { data.count }

    subscript(_ offset: Int) -> UInt8? {
        offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
    }

    func begins(with bytes: [UInt8]) -> Bool { has(bytes, at: 0) }

    func has(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes.indices.allSatisfy { self[offset + $0] == bytes[$0] }
    }

    /// Reads an integer of `size` bytes, most significant first.
    func bigEndian(_ size: Int, at offset: Int) -> Int? {
        (0..<size).reduce(0 as Int?) { value, index in
            guard let value, let byte = self[offset + index] else { return nil }
            return value << 8 | Int(byte)
        }
    }

    /// Reads an integer of `size` bytes, least significant first.
    func littleEndian(_ size: Int, at offset: Int) -> Int? {
        (0..<size).reversed().reduce(0 as Int?) { value, index in
            guard let value, let byte = self[offset + index] else { return nil }
            return value << 8 | Int(byte)
        }
    }
}

extension ImageAsset.Size {
    /// Returns `nil` unless both numbers are present and positive.
    init?(_ width: Int?, _ height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return nil }
        self.init(width: Double(width), height: Double(height))
    }
}
