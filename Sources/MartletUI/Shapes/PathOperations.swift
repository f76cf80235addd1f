import Foundation
import MartletCore

// Operations on the areas of paths. As in Core Graphics, open subpaths count as closed where an area is meant.
extension Path {
    /// Returns the area that this path and another have in common.
    ///
    /// - Parameter eoFill: Whether the areas are those of the even-odd rule instead of the nonzero winding rule.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && $1 } }

    /// Returns the area that is in this path, in another, or in both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

    /// Returns the area of this path without that of another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && !$1 } }

    /// Returns the area that is in one of two paths, but not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 != $1 } }

    /// Returns the area of this path as an outline that does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { inside, _ in inside } }

    /// Returns the parts of this path's lines that are inside the area of another.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(inside: true, other, eoFill) }

    /// Returns the parts of this path's lines that are outside the area of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(inside: false, other, eoFill) }

    private func combined(with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        var arrangement = PathArrangement(self, other)
        return arrangement.outline(eoFill: eoFill, isInside)
    }

    private func lines(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
        var arrangement = PathArrangement(self, other, closesFirst: false)
        return arrangement.lines(inside: inside, eoFill: eoFill)
    }
}

/// Two paths as straight pieces that meet only at their ends.
///
///     ┌────────┐                 ┌───────╴·        a piece of the result has the result's area on one side of it only:
///     │   ┌────┼───┐      →      ·        ╷        the pieces are chained into outlines, and those of one curve into a part of it
///     └───┼────┘   │             └───╴
private struct PathArrangement {
    /// A short line from one vertex to another, which is a part of a line or a curve of a path.
    private struct Piece {
        var from: Int
        var to: Int
        /// The index of the line or curve, and the parameters in it.
        let source: Int
        var start: CGFloat
        var end: CGFloat
        let isOfFirst: Bool

        var reversed: Piece {
            var copy = self
            (copy.from, copy.to, copy.start, copy.end) = (to, from, end, start)
            return copy
        }

        /// Whether another piece goes on along the same line or curve.
        func goesOn(in next: Piece) -> Bool { source == next.source && end == next.start && (end > start) == (next.end > next.start) }
    }

    /// The number of straight lines for a curve. A quarter of a circle of 100 points then differs from them by less than 0.04 points.
    private static let steps = 32

    private var vertices: [CGPoint] = []
    private var numbers: [[Int64]: Int] = [:]
    private var sources: [PathSegment] = []
    private var pieces: [Piece] = []
    /// Points that are nearer than this are one.
    private let tolerance: CGFloat

    init(_ first: Path, _ second: Path, closesFirst: Bool = true) {
        let points = (first.elements + second.elements).flatMap(\.points)
        tolerance = max(points.reduce(0) { max($0, abs($1.x), abs($1.y)) } * 1e-8, .leastNormalMagnitude)
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        add(first.segments(closed: closesFirst), isFirst: true)
        add(second.segments(closed: true), isFirst: false)
        split()
    }

    private mutating func vertex(at point: CGPoint) -> Int {
        let key = [Int64((point.x / tolerance).rounded()), Int64((point.y / tolerance).rounded())]
        if let number = numbers[key] { return number }
        numbers[key] = vertices.count
        vertices.append(CGPoint(x: CGFloat(key[0]) * tolerance, y: CGFloat(key[1]) * tolerance))
        return vertices.count - 1
    }

    private mutating func add(_ segments: [PathSegment], isFirst: Bool) {
        for segment in segments {
            let steps = segment.points.count == 2 ? 1 : Self.steps
            var from = vertex(at: segment.points[0])
            for step in 1...steps {
                let (start, end) = (CGFloat(step - 1) / CGFloat(steps), CGFloat(step) / CGFloat(steps))
                let to = vertex(at: segment.point(at: end))
                if from != to {
                    pieces.append(Piece(from: from, to: to, source: sources.count, start: start, end: end, isOfFirst: isFirst))
                }
                from = to
            }
            sources.append(segment)
        }
    }

    // MARK: Crossings

    /// Splits the pieces where they meet.
    private mutating func split() {
        var cuts = [[(share: CGFloat, vertex: Int)]](repeating: [], count: pieces.count)
        let boxes = pieces.map { piece in
            let (a, b) = (vertices[piece.from], vertices[piece.to])
            return (left: min(a.x, b.x), right: max(a.x, b.x), top: min(a.y, b.y), bottom: max(a.y, b.y))
        }
        for i in pieces.indices {
            for j in pieces.indices.dropFirst(i + 1) {
                guard boxes[i].left <= boxes[j].right + tolerance, boxes[j].left <= boxes[i].right + tolerance,
                    boxes[i].top <= boxes[j].bottom + tolerance, boxes[j].top <= boxes[i].bottom + tolerance
                else { continue }
                let (p, q) = (pieces[i], pieces[j])
                var touches = false
                for (index, piece, end) in [(i, p, q.from), (i, p, q.to), (j, q, p.from), (j, q, p.to)] {
                    if end == piece.from || end == piece.to {
                        touches = true
                    } else if let share = share(of: vertices[end], on: piece) {
                        touches = true
                        cuts[index].append((share, end))
                    }
                }
                guard !touches, let (s, t) = crossing(p, q) else { continue }
                let (a, b) = (vertices[p.from], vertices[p.to])
                let crossed = vertex(at: CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s))
                cuts[i].append((s, crossed))
                cuts[j].append((t, crossed))
            }
        }
        pieces = zip(pieces, cuts).flatMap { piece, cuts in
            var (rest, result) = (piece, [Piece]())
            for cut in cuts.sorted(by: { $0.share < $1.share }) where cut.vertex != rest.from && cut.vertex != piece.to {
                var part = rest
                part.to = cut.vertex
                part.end = piece.start + (piece.end - piece.start) * cut.share
                (rest.from, rest.start) = (part.to, part.end)
                result.append(part)
            }
            return result + [rest]
        }
    }

    /// Returns where a point lies on a piece, from 0 to 1, if it does.
    private func share(of point: CGPoint, on piece: Piece) -> CGFloat? {
        let (a, b) = (vertices[piece.from], vertices[piece.to])
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = hypot(x, y)
        let (along, across) = ((point.x - a.x) * x + (point.y - a.y) * y, (point.x - a.x) * y - (point.y - a.y) * x)
        guard abs(across) <= 2 * tolerance * length, along > 0, along < length * length else { return nil }
        return along / (length * length)
    }

    /// Returns where two pieces cross: the shares of their lengths.
    private func crossing(_ p: Piece, _ q: Piece) -> (CGFloat, CGFloat)? {
        let (a, b, c, d) = (vertices[p.from], vertices[p.to], vertices[q.from], vertices[q.to])
        let (px, py, qx, qy) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
        let determinant = px * qy - py * qx
        guard determinant != 0 else { return nil }
        let s = ((c.x - a.x) * qy - (c.y - a.y) * qx) / determinant
        let t = ((c.x - a.x) * py - (c.y - a.y) * px) / determinant
        return s > 0 && s < 1 && t > 0 && t < 1 ? (s, t) : nil
    }

    // MARK: Areas

    /// Returns the outline of the area where a condition on the areas of the two paths holds.
    mutating func outline(eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        func fills(_ windings: Int) -> Bool { eoFill ? !windings.isMultiple(of: 2) : windings != 0 }
        var kept: [Piece] = []
        for same in coincident {
            let piece = upward(same[0])
            let beyond = (windings(beside: piece, ofFirst: true), windings(beside: piece, ofFirst: false))
            func turns(ofFirst: Bool) -> Int {
                same.reduce(0) { $0 + ($1.isOfFirst != ofFirst ? 0 : $1.from == piece.from ? 1 : -1) }
            }
            let here = (beyond.0 + turns(ofFirst: true), beyond.1 + turns(ofFirst: false))
            let (isHere, isBeyond) = (isInside(fills(here.0), fills(here.1)), isInside(fills(beyond.0), fills(beyond.1)))
            if isHere != isBeyond { kept.append(isHere ? piece : piece.reversed) }
        }
        return chained(kept)
    }

    /// Returns the lines of the first path that are inside or outside the area of the second.
    mutating func lines(inside: Bool, eoFill: Bool) -> Path {
        let borders = Set(pieces.filter { !$0.isOfFirst }.map { [min($0.from, $0.to), max($0.from, $0.to)] })
        var result = Path()
        var run: [Piece] = []
        func finish() {
            append(run, to: &result, isNew: run.first.map { result.currentPoint != vertices[$0.from] } ?? false)
            run = []
        }
        for piece in pieces where piece.isOfFirst {
            let windings = windings(beside: upward(piece), ofFirst: false)
            let isBorder = borders.contains([min(piece.from, piece.to), max(piece.from, piece.to)])
            let isIn = isBorder || (eoFill ? !windings.isMultiple(of: 2) : windings != 0)
            if let last = run.last, isIn != inside || last.to != piece.from || !last.goesOn(in: piece) { finish() }
            if isIn == inside { run.append(piece) }
        }
        finish()
        return result
    }

    /// The pieces, those between the same two vertices together.
    private var coincident: [[Piece]] {
        var (groups, places): ([[Piece]], [[Int]: Int]) = ([], [:])
        for piece in pieces {
            let ends = [min(piece.from, piece.to), max(piece.from, piece.to)]
            if let place = places[ends] {
                groups[place].append(piece)
            } else {
                places[ends] = groups.count
                groups.append([piece])
            }
        }
        return groups
    }

    /// The piece in the direction in which y grows, or x on a horizontal piece.
    private func upward(_ piece: Piece) -> Piece {
        let (a, b) = (vertices[piece.from], vertices[piece.to])
        return (a.y, a.x) < (b.y, b.x) ? piece : piece.reversed
    }

    /// Returns how often a path winds around the points beside an upward piece: at greater x, or at smaller y of a horizontal one.
    private func windings(beside piece: Piece, ofFirst: Bool) -> Int {
        let (a, b) = (vertices[piece.from], vertices[piece.to])
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        let isHorizontal = a.y == b.y
        var result = 0
        for other in pieces where other.isOfFirst == ofFirst {
            let (c, d) = (vertices[other.from], vertices[other.to])
            let isCrossed = isHorizontal ? (c.y < middle.y) != (d.y < middle.y) : (c.y <= middle.y) != (d.y <= middle.y)
            guard isCrossed, max(c.x, d.x) > middle.x else { continue }
            if [other.from, other.to].sorted() == [piece.from, piece.to].sorted() { continue }
            if c.x + (middle.y - c.y) / (d.y - c.y) * (d.x - c.x) > middle.x { result += d.y > c.y ? 1 : -1 }
        }
        return result
    }

    // MARK: Outlines

    /// Chains pieces into closed outlines.
    private func chained(_ pieces: [Piece]) -> Path {
        var leaving: [Int: [Int]] = [:]
        for (index, piece) in pieces.enumerated() { leaving[piece.from, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: pieces.count)
        var result = Path()
        for first in pieces.indices where !isUsed[first] {
            var (loop, next): ([Piece], Int?) = ([], first)
            while let index = next {
                isUsed[index] = true
                let piece = pieces[index]
                loop.append(piece)
                let candidates = piece.to == pieces[first].from ? [] : leaving[piece.to, default: []].filter { !isUsed[$0] }
                next = candidates.first { piece.goesOn(in: pieces[$0]) } ?? candidates.first
            }
            // Begins where a line or a curve does, so that none is cut in two.
            let begin = loop.indices.first { !loop[$0 == 0 ? loop.count - 1 : $0 - 1].goesOn(in: loop[$0]) } ?? 0
            append(Array(loop[begin...] + loop[..<begin]), to: &result, isNew: true)
            // Closing draws the last line.
            if case .line(let end)? = result.elements.last, end == vertices[loop[begin].from] { result.elements.removeLast() }
            result.closeSubpath()
        }
        return result
    }

    /// Adds pieces that follow each other to a path. Those along one line or curve become one.
    private func append(_ pieces: [Piece], to path: inout Path, isNew: Bool) {
        guard let first = pieces.first else { return }
        if isNew { path.move(to: vertices[first.from]) }
        var index = 0
        while index < pieces.count {
            let begin = pieces[index]
            while index + 1 < pieces.count, pieces[index].goesOn(in: pieces[index + 1]) { index += 1 }
            let end = pieces[index]
            index += 1
            path.append(sources[begin.source].part(from: begin.start, to: end.end).element(endingAt: vertices[end.to]))
        }
    }
}

extension Path {
    /// The lines and curves of the path.
    ///
    /// - Parameter closed: Whether each subpath has a line to its start.
    fileprivate func segments(closed: Bool) -> [PathSegment] {
        var result: [PathSegment] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            if current != point { result.append(PathSegment(points: [current, point])) }
            current = point
        }
        for element in elements {
            switch element {
            case .move(let point):
                if closed { line(to: first) }
                (first, current) = (point, point)
            case .line(let point): line(to: point)
            case .closeSubpath: line(to: first)
            case .quadCurve, .curve:
                result.append(PathSegment(points: [current] + element.points))
                current = element.points.last ?? current
            }
        }
        if closed { line(to: first) }
        return result
    }
}

/// A line or a Bézier curve, defined by two, three or four points.
private struct PathSegment {
    let points: [CGPoint]

    func point(at t: CGFloat) -> CGPoint { split(at: t).first.last ?? points[0] }

    /// Returns the part between two parameters, backwards if the first is greater.
    func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
        guard start <= end else { return PathSegment(points: part(from: end, to: start).points.reversed()) }
        let head = PathSegment(points: split(at: end).first)
        return end > 0 ? PathSegment(points: head.split(at: start / end).second) : head
    }

    /// The curve as an element whose end is moved to a point that is near it.
    func element(endingAt end: CGPoint) -> Path.Element {
        switch points.count {
        case 3: .quadCurve(to: end, control: points[1])
        case 4: .curve(to: end, control1: points[1], control2: points[2])
        default: .line(to: end)
        }
    }

    /// Splits a curve in two with De Casteljau's algorithm.
    private func split(at t: CGFloat) -> (first: [CGPoint], second: [CGPoint]) {
        var (first, second, level) = ([CGPoint](), [CGPoint](), points)
        while let head = level.first, let tail = level.last {
            first.append(head)
            second.append(tail)
            level = zip(level, level.dropFirst()).map { a, b in CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        }
        return (first, second.reversed())
    }
}
