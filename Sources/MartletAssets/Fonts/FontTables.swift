import Foundation

/// Reads the tables of an OpenType font that contain its names and its look. All numbers are stored with the most significant byte first.
struct FontTables {
    /// The numbers of names in the table `name`.
    enum Name: Int {
        case family = 1
        case full = 4
        case postScript = 6
        case typographicFamily = 16
    }

    private let bytes: ByteReader
    /// The positions of the tables by their tags.
    private let tables: [Int: Int]

    init(_ bytes: ByteReader) {
        self.bytes = bytes
        let start = bytes.begins(with: Array("ttcf".utf8)) ? bytes.bigEndian(4, at: 12) ?? 0 : 0
        var tables: [Int: Int] = [:]
        for index in 0..<(bytes.bigEndian(2, at: start + 4) ?? 0) {
            let entry = start + 12 + index * 16
            guard let tag = bytes.bigEndian(4, at: entry), let position = bytes.bigEndian(4, at: entry + 8) else { break }
            tables[tag] = position
        }
        self.tables = tables
    }

    private func table(_ tag: String) -> Int? { tables[tag.utf8.reduce(0) { $0 << 8 | Int($1) }] }

    /// Returns a name in English if there is one, otherwise in the first language.
    func name(_ name: Name) -> String? {
        guard let table = table("name"), let count = bytes.bigEndian(2, at: table + 2), let texts = bytes.bigEndian(2, at: table + 4)
        else { return nil }
        var best: (rank: Int, text: String)?
        for index in 0..<count {
            let record = table + 6 + index * 12
            guard bytes.bigEndian(2, at: record + 6) == name.rawValue, let platform = bytes.bigEndian(2, at: record),
                let language = bytes.bigEndian(2, at: record + 4), let length = bytes.bigEndian(2, at: record + 8),
                let offset = bytes.bigEndian(2, at: record + 10)
            else { continue }
            // Platform 1 is the Macintosh, where English is 0; platform 3 is Windows, where it is 0x409.
            let rank = platform == 3 && language == 0x409 ? 3 : platform == 1 && language == 0 ? 2 : 1
            let text = (0..<length).compactMap { bytes[table + texts + offset + $0] }
            guard rank > best?.rank ?? 0, text.count == length,
                let text = String(bytes: text, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian), !text.isEmpty
            else { continue }
            best = (rank, text)
        }
        return best?.text
    }

    /// The weight of the font, from 1 to 1000.
    var weight: Int { table("OS/2").flatMap { bytes.bigEndian(2, at: $0 + 4) }.map { min(max($0, 1), 1000) } ?? 400 }

    var isItalic: Bool {
        // `fsSelection`: bit 0 means italic, bit 9 oblique.
        guard let selection = table("OS/2").flatMap({ bytes.bigEndian(2, at: $0 + 62) }) else { return false }
        return selection & 0x201 != 0
    }

    /// The weights between which a variable font can be set.
    var weightAxis: ClosedRange<Int>? {
        guard let table = table("fvar"), let offset = bytes.bigEndian(2, at: table + 4), let count = bytes.bigEndian(2, at: table + 8),
            let size = bytes.bigEndian(2, at: table + 10)
        else { return nil }
        for axis in (0..<count).map({ table + offset + $0 * size }) where bytes.has(Array("wght".utf8), at: axis) {
            // The numbers are fixed-point: the upper half is the integer.
            guard let least = bytes.bigEndian(2, at: axis + 4), let most = bytes.bigEndian(2, at: axis + 12), 1...1000 ~= least,
                least...1000 ~= most
            else { return nil }
            return least...most
        }
        return nil
    }
}
