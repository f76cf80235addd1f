import Foundation

/// The squares of a QR code (ISO/IEC 18004), of bytes. Dark ones are `true`.
struct QRCode: Hashable, Sendable {
    /// How much of a code may be unreadable.
    enum Level: Int, Sendable {
        case low, medium, quartile, high

        /// `L`, `M`, `Q` or `H`.
        init?(_ name: String) {
            guard let index = ["L", "M", "Q", "H"].firstIndex(of: name) else { return nil }
            self.init(rawValue: index)
        }

        /// The level's bits in a code.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    private(set) var size: Int
    private(set) var squares: [Bool]
    /// The squares that are no data.
    private var isFixed: [Bool]
    private var version: Int

    subscript(x: Int, y: Int) -> Bool { squares[y * size + x] }

    /// The smallest code for some bytes; `nil` for more than fit into the largest.
    /// - Parameter mask: The pattern that lies over the data, from 0 to 7; the one that is best to read if there is none.
    init?(_ bytes: [UInt8], level: Level, mask: Int? = nil) {
        guard let version = (1...40).first(where: { Self.capacity($0, level) >= bytes.count }) else { return nil }
        self.version = version
        size = version * 4 + 17
        squares = Array(repeating: false, count: size * size)
        isFixed = squares
        drawPatterns()
        drawData(Self.words(of: bytes, version, level))
        let best = mask ?? (0..<8).min { masked($0, level).penalty < masked($1, level).penalty } ?? 0
        self = masked(best, level)
    }

    // MARK: Numbers of the standard

    private static let correctionWords = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    private static let blocks = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22,
            24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38,
            40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53,
            56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60,
            63, 66, 70, 74, 77, 81,
        ],
    ]

    /// The bits of a version that are no pattern.
    private static func bits(_ version: Int) -> Int {
        var result = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            result -= (25 * count - 10) * count - 55
            if version >= 7 { result -= 36 }
        }
        return result
    }

    private static func dataWords(_ version: Int, _ level: Level) -> Int {
        bits(version) / 8 - correctionWords[level.rawValue][version - 1] * blocks[level.rawValue][version - 1]
    }

    /// The bytes that fit, beside the mode and the length.
    private static func capacity(_ version: Int, _ level: Level) -> Int { dataWords(version, level) - (version < 10 ? 2 : 3) }

    // MARK: Words

    private static func words(of bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let count = dataWords(version, level)
        var bits: [Bool] = []
        func add(_ value: Int, _ length: Int) { for index in (0..<length).reversed() { bits.append(value >> index & 1 == 1) } }
        add(4, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        add(0, min(4, count * 8 - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for padding in sequence(first: UInt8(0xEC), next: { $0 ^ 0xEC ^ 0x11 }).prefix(count - words.count) { words.append(padding) }
        return interleaved(words, version, level)
    }

    /// Splits the words into blocks, adds what corrects each of them, and takes them in turn.
    private static func interleaved(_ words: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let blockCount = blocks[level.rawValue][version - 1]
        let correction = correctionWords[level.rawValue][version - 1]
        let total = bits(version) / 8
        let shortBlocks = blockCount - total % blockCount
        let shortLength = total / blockCount - correction
        let generator = ReedSolomon.generator(correction)
        var parts: [(data: [UInt8], correction: [UInt8])] = []
        var start = 0
        for index in 0..<blockCount {
            let data = Array(words[start..<start + shortLength + (index < shortBlocks ? 0 : 1)])
            start += data.count
            parts.append((data, ReedSolomon.remainder(of: data, by: generator)))
        }
        var result: [UInt8] = []
        for index in 0...shortLength { for part in parts where index < part.data.count { result.append(part.data[index]) } }
        for index in 0..<correction { for part in parts { result.append(part.correction[index]) } }
        return result
    }

    // MARK: Drawing

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
        squares[y * size + x] = isDark
        isFixed[y * size + x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
                    let distance = max(abs(dx), abs(dy))
                    fix(x + dx, y + dy, distance != 2 && distance != 4)
                }
            }
        }
        let centers = alignmentCenters
        for (row, y) in centers.enumerated() {
            for (column, x) in centers.enumerated() {
                // The corners have the large patterns.
                let last = centers.count - 1
                if (row == 0 && (column == 0 || column == last)) || (row == last && column == 0) { continue }
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(0, .low)
        guard version >= 7 else { return }
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            fix(a, b, bits >> index & 1 == 1)
            fix(b, a, bits >> index & 1 == 1)
        }
    }

    private var alignmentCenters: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    /// Draws the level and the mask, twice.
    private mutating func drawFormat(_ mask: Int, _ level: Level) {
        let data = level.bits << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (data << 10 | remainder) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    /// Draws the words in columns of two, up and down in turn, from the right.
    private mutating func drawData(_ words: [UInt8]) {
        var index = 0
        for column in stride(from: size - 1, through: 1, by: -2) {
            // The column of the small pattern is left out.
            let right = column <= 6 ? column - 1 : column
            for step in 0..<size {
                for x in [right, right - 1] {
                    let y = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isFixed[y * size + x], index < words.count * 8 else { continue }
                    squares[y * size + x] = words[index >> 3] >> (7 - UInt8(index & 7)) & 1 == 1
                    index += 1
                }
            }
        }
    }

    private func masked(_ mask: Int, _ level: Level) -> QRCode {
        var result = self
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] {
                let inverts =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if inverts { result.squares[y * size + x].toggle() }
            }
        }
        result.drawFormat(mask, level)
        return result
    }

    /// How hard the code is to read: long lines, blocks, what looks like a corner, and too much of one colour.
    private var penalty: Int {
        var result = 0
        for line in 0..<size {
            result += Self.penalty(of: (0..<size).map { self[$0, line] })
            result += Self.penalty(of: (0..<size).map { self[line, $0] })
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let isDark = self[x, y]
                if isDark == self[x + 1, y], isDark == self[x, y + 1], isDark == self[x + 1, y + 1] { result += 3 }
            }
        }
        let dark = squares.count { $0 }
        return result + abs(dark * 20 - size * size * 10) / (size * size) * 10
    }

    private static let corner = [true, false, true, true, true, false, true]

    private static func penalty(of line: [Bool]) -> Int {
        var (result, length) = (0, 1)
        for index in 1...line.count {
            if index < line.count, line[index] == line[index - 1] {
                length += 1
            } else {
                if length >= 5 { result += length - 2 }
                length = 1
            }
        }
        guard line.count >= 11 else { return result }
        for start in 0...line.count - 7 where line[start..<start + 7].elementsEqual(corner) {
            let isLightBefore = start >= 4 && !line[start - 4..<start].contains(true)
            let isLightAfter = start + 11 <= line.count && !line[start + 7..<start + 11].contains(true)
            if isLightBefore || isLightAfter { result += 40 }
        }
        return result
    }
}

/// The words that correct others: arithmetic in a field of 256 numbers.
private enum ReedSolomon {
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for index in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(b >> UInt8(index) & 1) * Int(a)
        }
        return UInt8(result)
    }

    static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(of data: [UInt8], by generator: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(generator[index], factor) }
        }
        return result
    }
}
