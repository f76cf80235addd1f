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
                Modifier(TransitionNames(insertion: "move-bottom opacity", removal: "scale"))
            ])
    }
}

private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
        Circle().scaleEffect(isLarge ? 2 : 1).animation(.linear(duration: 1), value: isLarge).opacity(isLarge ? 1 : 0.5)
        Button("Grow") { isLarge.toggle() }
    }
}
