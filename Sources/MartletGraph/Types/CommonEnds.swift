#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension TypePlan {
    /// Counts the values that are the same at the beginning of two buffers.
    public static func commonPrefix<T>(_ a: UnsafeBufferPointer<T>, _ b: UnsafeBufferPointer<T>) -> Int {
        guard let x = a.baseAddress, let y = b.baseAddress else { return 0 }
        let limit = min(a.count, b.count)
        if x == y { return limit }
        let comparator = of(T.self).comparator
        return MartletGraph.commonPrefix(x, y, limit) { comparator.isSame(x + $0, y + $0) }
    }

    /// Counts the values that are the same at the end of two buffers, up to `limit`.
    public static func commonSuffix<T>(_ a: UnsafeBufferPointer<T>, _ b: UnsafeBufferPointer<T>, atMost limit: Int) -> Int {
        guard let x = a.baseAddress, let y = b.baseAddress else { return 0 }
        let comparator = of(T.self).comparator
        let stride = MemoryLayout<T>.stride
        let (endOfX, endOfY) = (x + a.count, y + b.count)
        var count = 0
        while true {
            count += equalBytesAtEnd(endOfX - count, endOfY - count, (limit - count) * stride) / stride
            guard count < limit, comparator.isSame(endOfX - count - 1, endOfY - count - 1) else { return count }
            count += 1
        }
    }
}

extension Array where Element: Equatable {
    /// Compares arrays as `==` does, but without a call for elements with equal bytes.
    func hasSameElements(as other: Self) -> Bool {
        guard count >= 16, count == other.count else { return self == other }  // For few elements, `==` is faster.
        return withUnsafeBufferPointer { mine in
            other.withUnsafeBufferPointer { others in
                guard let x = mine.baseAddress, let y = others.baseAddress, x != y else { return true }
                return commonPrefix(x, y, count) { mine[$0] == others[$0] } == count
            }
        }
    }
}

/// Counts the values that are the same at the beginning of two lists of `limit` values. It calls `isSame` only for values whose bytes differ.
///
/// Values with equal bytes are the same for any type: both are alive, so equal references are references to the same object.
private func commonPrefix<T>(_ x: UnsafePointer<T>, _ y: UnsafePointer<T>, _ limit: Int, isSame: (Int) -> Bool) -> Int {
    let stride = MemoryLayout<T>.stride
    var count = 0
    while true {
        count += equalBytesAtStart(x + count, y + count, (limit - count) * stride) / stride
        guard count < limit, isSame(count) else { return count }
        count += 1
    }
}

/// The number of bytes for one call of `memcmp`, which does not return the position of the first difference.
private let blockSize = 256

/// Counts the equal bytes at the start of two regions of `size` bytes.
private func equalBytesAtStart(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Int {
    var count = 0
    while count + blockSize <= size, memcmp(a + count, b + count, blockSize) == 0 { count += blockSize }
    while count + 8 <= size,
        a.loadUnaligned(fromByteOffset: count, as: UInt64.self) == b.loadUnaligned(fromByteOffset: count, as: UInt64.self)
    {
        count += 8
    }
    while count < size, a.load(fromByteOffset: count, as: UInt8.self) == b.load(fromByteOffset: count, as: UInt8.self) { count += 1 }
    return count
}

/// Counts the equal bytes before the ends of two regions of `size` bytes.
private func equalBytesAtEnd(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Int {
    var count = 0
    while count + blockSize <= size, memcmp(a - count - blockSize, b - count - blockSize, blockSize) == 0 { count += blockSize }
    while count + 8 <= size, (a - count - 8).loadUnaligned(as: UInt64.self) == (b - count - 8).loadUnaligned(as: UInt64.self) { count += 8 }
    while count < size, (a - count - 1).load(as: UInt8.self) == (b - count - 1).load(as: UInt8.self) { count += 1 }
    return count
}
