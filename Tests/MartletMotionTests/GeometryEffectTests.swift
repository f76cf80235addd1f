import Foundation
import MartletDOM
import MartletElements
import MartletMotion
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Geometry effects")
struct GeometryEffectTests {
    private func html(of host: TestHost) -> String { DOMLowering(symbol: { _ in "" }).content(of: host.session.tree) }

    // Shows: GeometryEffect
    @Test func `An animation sends the transforms of all values on the way`() throws {
        let host = mount { Shaken() }
        #expect(!html(of: host).contains("data-frames='[["))
        host.tap("Shake")
        let page = html(of: host)
        let start = try #require(page.firstRange(of: "data-frames='")?.upperBound)
        let end = try #require(page[start...].firstIndex(of: "'"))
        let frames = try JSONDecoder().decode([[String]].self, from: Data(page[start..<end].utf8)).map { $0[0] }
        #expect(frames.count == 61)
        // A view that swings begins and ends at the same place.
        #expect(frames[0] == "transform:matrix(1,0,0,1,0,0);transform-origin:0% 0%")
        #expect(frames[15] == "transform:matrix(1,0,0,1,10,0);transform-origin:0% 0%")
        #expect(frames[45] == "transform:matrix(1,0,0,1,-10,0);transform-origin:0% 0%")
        #expect(page.contains("data-seconds=1"))
        #expect(page.contains("data-runs=1"))
    }

    @Test func `An effect that rests when it appears knows the size when it moves`() throws {
        let host = mount { Turned() }
        host.measure(.handling(.measure), width: 100, height: 60)
        host.tap("Turn")
        // Half of a half turn: a quarter, about the middle.
        #expect(html(of: host).contains("transform:matrix(0,1,-1,0,80,-20)"))
    }

    @Test func `A change without an animation has no way`() {
        let host = mount { Shaken() }
        host.tap("Jump")
        #expect(html(of: host).contains("data-frames='[]' data-runs=1"))
        #expect(html(of: host).contains("matrix(1,0,0,1,10,0)"))
    }

    @Test func `A transform in space is seen from the front`() {
        var space = CATransform3DIdentity
        space.m34 = -1 / 500
        space = CATransform3DTranslate(CATransform3DRotate(space, .pi / 3, 0, 1, 0), -50, 0, 0)
        let seen = ProjectionTransform(space)
        #expect(abs(seen.m11 - 0.5) < 1e-9)
        #expect(abs(seen.m13 - sin(.pi / 3) / 500) < 1e-9)
        #expect(!seen.isAffine)
        let whole = seen.concatenating(seen.inverted())
        #expect(abs(whole.m11 - 1) < 1e-9 && abs(whole.m13) < 1e-9 && abs(whole.m33 - 1) < 1e-9)
        let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        #expect(moved.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))).m31 == 6)
    }

    @Test func `A transform that no value animates is a style`() {
        let host = mount { Text("x").transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 7, ty: 0)) }
        #expect(html(of: host).contains("transform:matrix(1,0,0.5,1,7,0);transform-origin:0% 0%"))
    }
}

private struct Shake: GeometryEffect {
    var animatableData: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * 2 * .pi), y: 0))
    }
}

private struct Turn: GeometryEffect {
    var animatableData: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
        let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        return ProjectionTransform(middle.rotated(by: animatableData).translatedBy(x: -size.width / 2, y: -size.height / 2))
    }
}

private struct Turned: View {
    @State private var angle = 0.0

    var body: some View {
        Color.red.accessibilityIdentifier("card").modifier(Turn(animatableData: angle))
        Button("Turn") { withAnimation(.linear(duration: 1)) { angle = .pi } }
    }
}

private struct Shaken: View {
    @State private var shakes = 0.0

    var body: some View {
        Text("Shaken").modifier(Shake(animatableData: shakes))
        Button("Shake") { withAnimation(.linear(duration: 1)) { shakes += 1 } }
        Button("Jump") { shakes += 0.25 }
    }
}
