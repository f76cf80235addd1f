/// The part of a file that a `Range` header asks for.
enum ByteRange: Equatable {
    case whole
    case part(Range<Int>)
    /// The range contains no byte of the file.
    case outside

    /// Parses `bytes=0-99`, `bytes=100-` and `bytes=-100`, the last hundred bytes. Any other header, including several ranges, selects the
    /// whole file, as HTTP allows.
    init(_ header: String?, size: Int) {
        self = .whole
        guard let header, header.hasPrefix("bytes=") else { return }
        let ends = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let lower = Self.number(ends[0]), let upper = Self.number(ends[1]) else { return }
        switch (lower, upper) {
        case (nil, nil): return
        case (nil, let last?): self = last > 0 && size > 0 ? .part(max(0, size - last)..<size) : .outside
        case (let first?, nil): self = first < size ? .part(first..<size) : .outside
        case (let first?, let last?):
            guard first <= last else { return }
            self = first < size ? .part(first..<min(last, size - 1) + 1) : .outside
        }
    }

    /// Parses one end of a range: an omitted one is `.some(nil)`, an invalid one `nil`.
    private static func number(_ text: Substring) -> Int?? {
        if text.isEmpty { return .some(nil) }
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return .some(Int(text) ?? .max)
    }
}
