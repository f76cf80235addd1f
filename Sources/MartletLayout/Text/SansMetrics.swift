/// The widths of texts in Inter, with letters as close together as Apple's.
enum SansMetrics {
    /// The distance from the baseline to the top of the font, as a share of its size.
    static let ascent = 0.96875
    /// The distance from the baseline to the bottom of the font, as a share of its size.
    static let descent = 0.2415

    /// Returns the widths of the characters of a text, in points. The width of a character includes the distance to the next one.
    static func advances(of text: some StringProtocol, in face: TextFace) -> [Double] {
        var advances: [Double] = []
        var previous: UInt32?
        for character in text {
            let scalar = character.unicodeScalars.first?.value ?? 0
            if let previous, !face.isMonospaced, let kern = kerning[previous << 8 | scalar], previous < 0x80, scalar < 0x80 {
                let share = min(max(Double(face.weight - 400) / 300, 0), 1)
                advances[advances.count - 1] += (Double(kern.regular) * (1 - share) + Double(kern.bold) * share) / 1000 * face.size
            }
            advances.append(width(of: character, scalar, in: face) * face.size + face.tracking)
            previous = scalar
        }
        return advances
    }

    /// Returns the width of a character, as a share of the font's size.
    private static func width(of character: Character, _ scalar: UInt32, in face: TextFace) -> Double {
        if scalar == 0x0A || scalar == 0x0D || scalar == 0x200B { return 0 }
        if isWide(scalar) { return isPictograph(character, scalar) ? 1.25 : 1 }
        if face.isMonospaced { return 0.602 }
        if face.hasTabularFigures, (0x30...0x39).contains(scalar) { return interpolated(face.weight) { SansWidths.figures[$0] } }
        guard let index = index(of: scalar) else { return 0.6 }
        return interpolated(face.weight) { SansWidths.letters[$0][index] }
    }

    /// Returns a value for a weight between those that are known.
    private static func interpolated(_ weight: Int, _ value: (_ weightIndex: Int) -> Int16) -> Double {
        let weights = SansWidths.weights
        guard let upper = weights.firstIndex(where: { $0 >= weight }) else { return Double(value(weights.count - 1)) / 1000 }
        guard upper > 0, weights[upper] != weight else { return Double(value(upper)) / 1000 }
        let share = Double(weight - weights[upper - 1]) / Double(weights[upper] - weights[upper - 1])
        return (Double(value(upper - 1)) * (1 - share) + Double(value(upper)) * share) / 1000
    }

    private static func index(of scalar: UInt32) -> Int? {
        var first = 0
        for range in SansWidths.ranges {
            if scalar < range.lowerBound { return nil }
            if scalar <= range.upperBound { return first + Int(scalar - range.lowerBound) }
            first += range.count
        }
        return nil
    }

    private static let kerning: [UInt32: (regular: Int32, bold: Int32)] = {
        var kerning: [UInt32: (regular: Int32, bold: Int32)] = [:]
        for index in stride(from: 0, to: SansWidths.pairs.count, by: 3) {
            kerning[UInt32(SansWidths.pairs[index])] = (SansWidths.pairs[index + 1], SansWidths.pairs[index + 2])
        }
        return kerning
    }()

    /// Whether a letter of East Asia, or a pictograph: lines break before and after it.
    static func isWide(_ scalar: UInt32) -> Bool {
        (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
            || (0xF900...0xFAFF).contains(scalar) || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
            || (0x1F000...0x3FFFD).contains(scalar)
    }

    private static func isPictograph(_ character: Character, _ scalar: UInt32) -> Bool { scalar >= 0x1F000 && scalar < 0x20000 }
}

/// A typeface in a size.
package struct TextFace: Hashable, Sendable {
    /// In points.
    package var size: Double
    /// From 100 to 900.
    package var weight: Int
    package var isMonospaced = false
    package var hasTabularFigures = false
    /// Added to the width of each character, in points.
    package var tracking = 0.0

    package init(size: Double, weight: Int) {
        self.size = size
        self.weight = weight
    }
}
