import Foundation

/// The geometry of one drawing in absolute coordinates, so that it can be moved, rotated, mirrored and measured.
///
/// It parses SVG path data (`M L H V C S A Z` and their relative forms) and two shorthands for common shapes:
/// `O cx cy r`, a circle, and `R x y width height radius`, a rounded rectangle.
struct SymbolPath: Equatable, Sendable {
    struct Point: Equatable, Sendable {
        var x, y: Double
    }

    enum Segment: Equatable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        /// The radii along x and y, the two flags of SVG's arc, and its end point.
        case arc(Point, large: Bool, clockwise: Bool, Point)
        case close
    }

    let segments: [Segment]

    init(segments: [Segment] = []) { self.segments = segments }

    var isEmpty: Bool { segments.isEmpty }

    static func + (left: SymbolPath, right: SymbolPath) -> SymbolPath {
        SymbolPath(segments: left.segments + right.segments)
    }

    static func += (left: inout SymbolPath, right: SymbolPath) { left = left + right }
}

// MARK: - Reading

extension SymbolPath {
    /// Parses path data. The drawings are literals of this module, so an error in one is a programming error.
    init(_ data: some StringProtocol) {
        var reader = Reader(data)
        var segments: [Segment] = []
        var here = Point(x: 0, y: 0)
        var start = here
        var control: Point?
        while let command = reader.command() {
            let base = command.isLowercase ? here : Point(x: 0, y: 0)
            func point() -> Point {
                let x = reader.number()
                return Point(x: base.x + x, y: base.y + reader.number())
            }
            var next: Point?
            switch Character(command.uppercased()) {
            case "M":
                here = point()
                start = here
                segments.append(.move(here))
            case "L":
                here = point()
                segments.append(.line(here))
            case "H":
                here.x = base.x + reader.number()
                segments.append(.line(here))
            case "V":
                here.y = base.y + reader.number()
                segments.append(.line(here))
            case "C":
                let first = point()
                let second = point()
                here = point()
                next = second
                segments.append(.curve(first, second, here))
            case "S":
                let mirrored = control.map { Point(x: 2 * here.x - $0.x, y: 2 * here.y - $0.y) } ?? here
                let second = point()
                here = point()
                next = second
                segments.append(.curve(mirrored, second, here))
            case "A":
                let radii = Point(x: reader.number(), y: reader.number())
                _ = reader.number()
                let large = reader.number() != 0
                let clockwise = reader.number() != 0
                here = point()
                segments.append(.arc(radii, large: large, clockwise: clockwise, here))
            case "Z":
                here = start
                segments.append(.close)
            case "O":
                segments += Self.circle(x: reader.number(), y: reader.number(), radius: reader.number())
            case "R":
                segments += Self.rectangle(
                    x: reader.number(), y: reader.number(), width: reader.number(), height: reader.number(), radius: reader.number())
            default:
                preconditionFailure("The symbol path \"\(data)\" has the unknown command \"\(command)\".")
            }
            control = next
        }
        self.init(segments: segments)
    }

    /// In some browsers a wide pen leaves a pinhole in a smaller circle; an octagon draws the same dot without one.
    private static let smallestCircle = 0.85

    private static func circle(x: Double, y: Double, radius: Double) -> [Segment] {
        let radii = Point(x: radius, y: radius)
        let (left, right) = (Point(x: x - radius, y: y), Point(x: x + radius, y: y))
        if radius < smallestCircle {
            let corners = (1...7).map { Double($0) * .pi / 4 }
            return [.move(left)] + corners.map { .line(Point(x: x - radius * cos($0), y: y - radius * sin($0))) } + [.close]
        }
        return [
            .move(left), .arc(radii, large: true, clockwise: true, right), .arc(radii, large: true, clockwise: true, left), .close,
        ]
    }

    private static func rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) -> [Segment] {
        let (right, bottom) = (x + width, y + height)
        func corner(_ x: Double, _ y: Double) -> Segment {
            .arc(Point(x: radius, y: radius), large: false, clockwise: true, Point(x: x, y: y))
        }
        return [
            .move(Point(x: x + radius, y: y)), .line(Point(x: right - radius, y: y)), corner(right, y + radius),
            .line(Point(x: right, y: bottom - radius)), corner(right - radius, bottom),
            .line(Point(x: x + radius, y: bottom)), corner(x, bottom - radius),
            .line(Point(x: x, y: y + radius)), corner(x + radius, y), .close,
        ]
    }

    /// Splits path data into commands and numbers. A command repeats if more numbers follow than it takes.
    private struct Reader {
        private var text: Substring
        private var last: Character?

        init(_ data: some StringProtocol) { text = Substring(data) }

        mutating func command() -> Character? {
            skipSeparators()
            guard let first = text.first else { return nil }
            if first.isLetter {
                text.removeFirst()
                // After a move, further coordinate pairs are lines.
                last = first == "M" ? "L" : first == "m" ? "l" : first
                return first
            }
            guard let last else { preconditionFailure("A symbol path starts with a command, not with \"\(text)\".") }
            return last
        }

        mutating func number() -> Double {
            skipSeparators()
            var end = text.startIndex
            var hasPoint = false
            while end < text.endIndex {
                let character = text[end]
                if character == "-" && end > text.startIndex { break }
                if character == "." {
                    if hasPoint { break }
                    hasPoint = true
                } else if character != "-" && !character.isNumber {
                    break
                }
                end = text.index(after: end)
            }
            guard let value = Double(text[..<end]) else { preconditionFailure("A symbol path lacks a number before \"\(text)\".") }
            text = text[end...]
            return value
        }

        private mutating func skipSeparators() { text = text.drop { $0 == " " || $0 == "," } }
    }
}
