import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Motion")
struct MotionTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    // Shows: .animation, Animation.linear
    @Test func `Only what is inside an animation moves, and only with its value`() throws {
        let host = mount { Growing() }
        var motions: [Int: Motion] = [:]
        var operations: [MartletElements.Operation] = []
        let output = host.session.output
        host.session.output = { outcome, requests in
            (operations, motions) = (outcome.operations, outcome.motions)
            output?(outcome, requests)
        }
        host.tap("Grow")
        let shape = try #require(host.session.tree.root.first { $0.kind == .shape })
        #expect(Set(operations.map(\.element)) == [shape.id])
        let moved = operations.indices.filter { motions[$0] != nil }.map { operations[$0] }
        #expect(moved == [.setModifier(shape.id, 0, Modifier(Scale(x: 2, y: 2)))])
        #expect(motions.values.map(\.duration) == [1])
    }

    @Test func `A spring is named, made of its swing, or of its mass`() {
        #expect(Animation.spring(.bouncy) == .bouncy)
        #expect(Animation.spring(Spring(response: 0.3, dampingRatio: 0.6)) == .spring(response: 0.3, dampingFraction: 0.6))
        #expect(Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 2 * .pi) == Spring(response: 1, dampingRatio: 0.5))
    }

    // Shows: AnyTransition, .combined
    // Shows: AnyTransition.scale
    @Test func `Transitions are put together by name`() throws {
        let transition = AnyTransition.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale)
        #expect(
            try element(Text("x").transition(transition)).modifiers == [
                Modifier(TransitionSides(insertion: TransitionSide("move-bottom opacity"), removal: TransitionSide("scale")))
            ])
    }

    @Test func `Each half of an asymmetric transition keeps its animation`() throws {
        let transition = AnyTransition.asymmetric(
            insertion: .opacity.animation(.linear(duration: 1)), removal: .opacity.animation(.linear(duration: 2)))
        let sides = try #require(try element(Text("x").transition(transition)).modifier(TransitionSides.self))
        #expect(sides.insertion.motion?.duration == 1)
        #expect(sides.removal.motion?.duration == 2)
    }

    // Shows: AnyTransition
    @Test func `A transition of two modifiers moves what differs between them, also through an app's own`() throws {
        let layer = try element(
            Text("x").transition(.modifier(active: Tilt(degrees: 90, opacity: 0.5), identity: Tilt(degrees: 0, opacity: 0.5))))
        let tilted = TransitionSide("identity", effects: [Modifier(Rotation(.pi / 2))])
        #expect(layer.modifiers == [Modifier(TransitionSides(insertion: tilted, removal: tilted))])
    }

    // Shows: .transition
    @Test func `A transition of the app has another look before and after, and none of its own while the view is shown`() throws {
        let layer = try element(Text("x").transition(Twirl()))
        let sides = try #require(layer.modifier(TransitionSides.self))
        #expect(sides.insertion == TransitionSide("identity", effects: [Modifier(Opacity(0)), Modifier(Rotation(-.pi / 2))]))
        #expect(sides.removal == TransitionSide("identity", effects: [Modifier(Opacity(0)), Modifier(Rotation(.pi / 2))]))
        #expect(layer.children.first?.modifiers == [Modifier(Opacity(1)), Modifier(Rotation(0))])
    }

    @Test func `Transitions of the app and those with names are combined`() throws {
        func sides(_ transition: some Transition) throws -> TransitionSides {
            try #require(try element(Text("x").transition(transition)).modifier(TransitionSides.self))
        }
        let mixed = try sides(
            AsymmetricTransition(insertion: Twirl().combined(with: .slide), removal: .opacity.animation(.linear(duration: 3))))
        #expect(mixed.insertion.names == "slide")
        #expect(mixed.insertion.effects.count == 2)
        #expect(mixed.removal == TransitionSide("opacity", motion: Animation.linear(duration: 3).motion))
        let replacing = try sides(.blurReplace(.upUp))
        #expect(replacing == TransitionSides(insertion: TransitionSide("blur scale:0.9"), removal: TransitionSide("blur scale:1.1")))
    }

    @Test func `A transition that changes nothing that can be animated fades`() throws {
        struct Padded: ViewModifier {
            let length: Double
            func body(content: Content) -> some View { content.overlay { Text("y").padding(length) } }
        }
        let layer = try element(Text("x").transition(.modifier(active: Padded(length: 1), identity: Padded(length: 0))))
        let fading = TransitionSide("opacity")
        #expect(layer.modifier(TransitionSides.self) == TransitionSides(insertion: fading, removal: fading))
    }
}

private struct Tilt: ViewModifier {
    let degrees: Double
    let opacity: Double

    func body(content: Content) -> some View { content.opacity(opacity).modifier(Turn(degrees: degrees)) }

    struct Turn: ViewModifier {
        let degrees: Double
        func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
    }
}

private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(90 * phase.value))
    }
}

private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
        Circle().scaleEffect(isLarge ? 2 : 1).animation(.linear(duration: 1), value: isLarge).opacity(isLarge ? 1 : 0.5)
        Button("Grow") { isLarge.toggle() }
    }
}
