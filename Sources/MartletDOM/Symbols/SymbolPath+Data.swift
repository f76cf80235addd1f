extension SymbolPath {
    /// The shortest path data for this path, rounded to a hundredth of a grid unit.
    var data: String {
        var writer = Writer()
        for segment in segments { writer.write(segment) }
        return writer.text
    }

    /// Stores coordinates as integers in hundredths, so that rounding errors of relative steps do not add up.
    private struct Writer {
        var text = ""
        private var x = 0, y = 0, startX = 0, startY = 0
        private var command: Character?
        /// Whether the last written number has a fraction.
        private var hasPoint = false

        mutating func write(_ segment: Segment) {
            switch segment {
            case .move(let point):
                emit("M", [Self.hundredths(point.x), Self.hundredths(point.y)])
                go(point)
                (startX, startY) = (x, y)
            case .line(let point):
                let (dx, dy) = step(point)
                if dy == 0 { emit("h", [dx]) } else if dx == 0 { emit("v", [dy]) } else { emit("l", [dx, dy]) }
                go(point)
            case .curve(let first, let second, let end):
                emit("c", [first, second, end].flatMap { [step($0).0, step($0).1] })
                go(end)
            case .arc(let radii, let large, let clockwise, let end):
                let (dx, dy) = step(end)
                let flags = [0, large ? 100 : 0, clockwise ? 100 : 0]
                emit("a", [Self.hundredths(radii.x), Self.hundredths(radii.y)] + flags + [dx, dy])
                go(end)
            case .close:
                text += "z"
                command = nil
                (x, y) = (startX, startY)
            }
        }

        private func step(_ point: Point) -> (Int, Int) { (Self.hundredths(point.x) - x, Self.hundredths(point.y) - y) }

        private mutating func go(_ point: Point) { (x, y) = (Self.hundredths(point.x), Self.hundredths(point.y)) }

        private mutating func emit(_ letter: Character, _ numbers: [Int]) {
            var needsSeparator = letter == command && letter != "M"
            if !needsSeparator { text.append(letter) }
            command = letter
            for number in numbers {
                let decimal = Self.decimal(number)
                // A sign starts a new number, and so does a second decimal point.
                if needsSeparator && number >= 0 && !(hasPoint && decimal.hasPrefix(".")) { text.append(" ") }
                text += decimal
                hasPoint = decimal.contains(".")
                needsSeparator = true
            }
        }

        private static func hundredths(_ value: Double) -> Int { Int((value * 100).rounded()) }

        private static func decimal(_ hundredths: Int) -> String {
            let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
            var result = hundredths < 0 ? "-" : ""
            if whole > 0 || part == 0 { result += String(whole) }
            if part > 0 { result += part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)" }
            return result
        }
    }
}
