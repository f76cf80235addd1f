import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

/// The areas that two outlines make together, seen by the points in them.
@MainActor
@Suite("Operations on paths")
struct PathOperationTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let moved = Path(CGRect(x: 4, y: 6, width: 10, height: 10))
    private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let other = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))

    /// The area of a path, from points evenly spread over its bounds.
    private func area(_ path: Path, eoFill: Bool = false) -> Double {
        let (bounds, steps) = (path.boundingRect, 60)
        guard !path.isEmpty else { return 0 }
        var count = 0
        for x in 0..<steps {
            for y in 0..<steps {
                let (right, down) = ((CGFloat(x) + 0.5) / CGFloat(steps), (CGFloat(y) + 0.5) / CGFloat(steps))
                let point = CGPoint(x: bounds.minX + right * bounds.width, y: bounds.minY + down * bounds.height)
                if path.contains(point, eoFill: eoFill) { count += 1 }
            }
        }
        return Double(bounds.width * bounds.height) * Double(count) / Double(steps * steps)
    }

    /// Whether a path has those points of a grid that a condition on two others names, but a few next to an edge.
    private func agrees(_ result: Path, _ a: Path, _ b: Path, eoFill: Bool = false, _ isInside: (Bool, Bool) -> Bool) -> Bool {
        var misses = 0
        for x in 0..<24 {
            for y in 0..<18 {
                let point = CGPoint(x: Double(x) * 6.3 + 0.137, y: Double(y) * 6.3 + 0.211)
                let expected = isInside(a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
                if result.contains(point) != expected { misses += 1 }
            }
        }
        return misses <= 6
    }

    @Test func `Rectangles are cut at their corners`() {
        #expect(square.intersection(moved).description == "10 6 m 10 10 l 4 10 l 4 6 l h")
        #expect(square.subtracting(moved).description == "0 0 m 10 0 l 10 6 l 4 6 l 4 10 l 0 10 l h")
        #expect(square.union(moved).description == "0 0 m 10 0 l 10 6 l 14 6 l 14 16 l 4 16 l 4 10 l 0 10 l h")
    }

    @Test func `Circles keep their curves`() {
        let lens = circle.intersection(other)
        var curves = 0
        lens.forEach { if case .curve = $0 { curves += 1 } }
        #expect(curves == 4)
        #expect(abs(lens.boundingRect.minX - 50) < 0.1 && abs(lens.boundingRect.maxX - 100) < 0.1)
        let exact = 2 * 50 * 50 * acos(0.5) - 25 * sqrt(100 * 100 - 50 * 50)
        #expect(abs(area(lens) - exact) < 60)
        #expect(abs(area(circle.union(other)) - (2 * .pi * 2500 - exact)) < 120)
        #expect(abs(area(circle.subtracting(other)) - (.pi * 2500 - exact)) < 60)
        #expect(abs(area(circle.symmetricDifference(other)) - 2 * (.pi * 2500 - exact)) < 120)
    }

    @Test func `Outlines that share edges or touch are joined, and a hole remains one`() {
        let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(abs(area(square.union(right)) - 200) < 1)
        #expect(square.intersection(right).isEmpty)
        #expect(square.subtracting(square).isEmpty)
        #expect(square.union(square).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
        let hole = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(abs(area(square.subtracting(hole)) - 84) < 1)
        #expect(!square.subtracting(hole).contains(CGPoint(x: 5, y: 5)))
        #expect(abs(area(square.union(hole)) - 100) < 1)
    }

    @Test func `The rule of filling decides what is inside`() {
        let twice = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        }
        let wide = Path(CGRect(x: -1, y: -1, width: 30, height: 30))
        #expect(abs(area(twice.intersection(wide)) - 100) < 1)
        #expect(abs(area(twice.intersection(wide, eoFill: true)) - 64) < 1)
        #expect(abs(area(twice.normalized()) - 64) < 1)
    }

    @Test(arguments: 1...8) func `Random outlines agree with the points in them`(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func number(_ most: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * most
        }
        func outline() -> Path {
            Path { path in
                path.move(to: CGPoint(x: number(150), y: number(110)))
                for _ in 0..<4 {
                    path.addLine(to: CGPoint(x: number(150), y: number(110)))
                    path.addCurve(
                        to: CGPoint(x: number(150), y: number(110)), control1: CGPoint(x: number(150), y: number(110)),
                        control2: CGPoint(x: number(150), y: number(110)))
                }
            }
        }
        let (a, b) = (outline(), outline())
        let eoFill = seed.isMultiple(of: 2)
        #expect(agrees(a.union(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 || $1 })
        #expect(agrees(a.intersection(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 && $1 })
        #expect(agrees(a.subtracting(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 && !$1 })
        #expect(agrees(a.symmetricDifference(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 != $1 })
    }

    @Test func `Lines are cut by an area`() {
        let line = Path { path in path.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)]) }
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
        #expect(square.lineSubtraction(moved).description == "0 0 m 10 0 l 10 6 l 4 10 m 0 10 l 0 0 l")
    }

    @Test func `Shapes are joined in the room that they get, and stretched by the host`() throws {
        let moon = Circle().subtracting(Circle().offset(x: 20))
        #expect(moon.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).contains(CGPoint(x: 10, y: 50)))
        #expect(!moon.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).contains(CGPoint(x: 60, y: 50)))
        let host = mount { Rectangle().subtracting(Ellipse()) }
        let shape = try #require(host.session.tree.root.children.first)
        #expect(shape.attributes == [.shape: "path"])
        #expect(shape.modifier(Outline.self)?.isUnit == true)
        #expect(shape.actions.isEmpty)
    }
}
