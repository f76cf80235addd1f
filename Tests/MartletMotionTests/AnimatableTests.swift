import Foundation
import MartletElements
import MartletMotion
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Animatable data")
struct AnimatableTests {
    // Shows: Animatable
    @Test func `A view gets the values on the way from the old to the new`() async {
        let host = mount { Page(animation: .linear(duration: 1)) }
        #expect(host.exists("view 0"))
        host.tap("Go")
        #expect(host.exists("view 0"))
        await host.advance(by: .seconds(0.5))
        #expect(host.exists("view 50"))
        await host.advance(by: .seconds(0.25))
        #expect(host.exists("view 75"))
        await host.advance(by: .seconds(1))
        #expect(host.exists("view 100"))
    }

    // Shows: AnimatableModifier
    @Test func `So does a modifier`() async {
        let host = mount { Page(animation: .linear(duration: 1)) }
        host.tap("Go")
        await host.advance(by: .seconds(0.25))
        #expect(host.exists("modifier 25"))
        await host.advance(by: .seconds(1))
        #expect(host.exists("modifier 100"))
    }

    // Shows: AnimatablePair
    @Test func `Both values of a pair are animated`() async {
        let host = mount { Page(animation: .linear(duration: 1)) }
        host.tap("Go")
        await host.advance(by: .seconds(0.5))
        #expect(host.exists("pair 50 and 150"))
    }

    @Test func `Values arrive in steps, and none after the end`() async {
        let values = Values()
        let host = mount { Page(animation: .linear(duration: 0.2), values: values) }
        host.tap("Go")
        values.all = []
        await host.advance(by: .seconds(5))
        #expect(values.all == [25, 50, 75, 100])
    }

    @Test func `A change without an animation is one step`() async {
        let values = Values()
        let host = mount { Page(animation: nil, values: values) }
        values.all = []
        host.tap("Go")
        #expect(host.exists("view 100"))
        await host.advance(by: .seconds(5))
        #expect(values.all == [100])
    }

    @Test func `An animation by a value counts too`() async {
        let host = mount { AnimatedByValue() }
        host.tap("Go")
        await host.advance(by: .seconds(0.5))
        #expect(host.exists("view 50"))
    }

    @Test func `Animations of the same value add up`() async {
        let host = mount { Page(animation: .linear(duration: 1)) }
        host.tap("Go")
        await host.advance(by: .seconds(0.5))
        host.tap("Go")
        #expect(host.exists("view 50"))
        // The first one still goes up while the second one goes down.
        await host.advance(by: .seconds(0.5))
        #expect(host.exists("view 50"))
        await host.advance(by: .seconds(0.25))
        #expect(host.exists("view 25"))
        await host.advance(by: .seconds(1))
        #expect(host.exists("view 0"))
    }

    @Test func `A spring goes on at the speed of the one before`() async throws {
        let values = Values()
        let host = mount { Page(animation: .smooth(duration: 1), values: values) }
        host.tap("Go")
        await host.advance(by: .seconds(0.2))
        let turned = try #require(values.all.last)
        host.tap("Go")
        values.all = []
        await host.advance(by: .seconds(0.05))
        // At rest it would turn back at once.
        #expect(values.all[0] > turned + 5)
        await host.advance(by: .seconds(5))
        #expect(host.exists("view 0"))
    }

    @Test func `Another animation ends one without an end`() async {
        let host = mount { Page(animation: .linear(duration: 1).repeatForever(), second: .linear(duration: 1)) }
        host.tap("Go")
        await host.advance(by: .seconds(10.5))
        #expect(host.exists("view 50"))
        host.tap("Go")
        await host.advance(by: .seconds(0.5))
        #expect(host.exists("view 25"))
        await host.advance(by: .seconds(5))
        #expect(host.exists("view 0"))
        #expect(host.clock.sleeperCount == 0)
    }

    @Test func `A delay comes first, and a spring passes its goal`() async {
        let delayed = mount { Page(animation: .linear(duration: 1).delay(1)) }
        delayed.tap("Go")
        await delayed.advance(by: .seconds(1))
        #expect(delayed.exists("view 0"))
        await delayed.advance(by: .seconds(0.5))
        #expect(delayed.exists("view 50"))

        let values = Values()
        let springing = mount { Page(animation: .spring(response: 0.5, dampingFraction: 0.3), values: values) }
        springing.tap("Go")
        await springing.advance(by: .seconds(5))
        #expect(values.all.max()! > 105)
        #expect(springing.exists("view 100"))
    }

    @Test func `An animation that repeats goes there and back, and ends when the view goes`() async {
        let host = mount { Page(animation: .linear(duration: 1).repeatForever()) }
        host.tap("Go")
        await host.advance(by: .seconds(1.5))
        #expect(host.exists("view 50"))
        await host.advance(by: .seconds(11))
        #expect(host.exists("view 50"))
        host.tap("Hide")
        await host.settle()
        #expect(host.clock.sleeperCount == 0)
    }

    @Test func `No task runs after the end`() async {
        let host = mount { Page(animation: .linear(duration: 1)) }
        host.tap("Go")
        await host.advance(by: .seconds(2))
        #expect(host.clock.sleeperCount == 0)
    }

    @Test func `Reduced motion shows the end at once`() {
        var traits = ClientTraits()
        traits.reduceMotion = true
        let host = mount(traits: traits) { Page(animation: .linear(duration: 1)) }
        host.tap("Go")
        #expect(host.exists("view 100"))
    }

    @Test func `Nothing is sent in the background, and the end is there when the app comes back`() async {
        let values = Values()
        let host = mount { Page(animation: .linear(duration: 1), values: values) }
        host.tap("Go")
        host.send(.phase(.background))
        await host.settle()
        values.all = []
        await host.advance(by: .seconds(0.9))
        #expect(values.all.isEmpty)
        host.send(.phase(.active))
        await host.advance(by: .seconds(1))
        #expect(host.exists("view 100"))
    }

    @Test func `A view inside another takes its steps from it`() async {
        let host = mount { Nested() }
        host.tap("Go")
        await host.advance(by: .seconds(0.5))
        #expect(host.exists("view 50"))
        await host.advance(by: .seconds(0.25))
        #expect(host.exists("view 75"))
    }

    @Test func `State below the view stays`() async {
        let host = mount { Page(animation: .linear(duration: 1)) }
        host.tap("Taps 0")
        host.tap("Go")
        await host.advance(by: .seconds(0.5))
        host.tap("Taps 1")
        await host.advance(by: .seconds(2))
        #expect(host.exists("Taps 2"))
    }
}

@MainActor
private final class Values {
    var all: [Int] = []
}

private struct Number: View, Animatable {
    var animatableData: Double
    var values: Values?
    @State private var taps = 0

    init(_ value: Double, values: Values? = nil) {
        animatableData = value
        self.values = values
    }

    var body: some View {
        let value = Int(animatableData.rounded())
        let _ = values?.all.append(value)
        Text("view \(value)")
        Button("Taps \(taps)") { taps += 1 }
    }
}

private struct Counting: AnimatableModifier {
    var value: Double

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func body(content: Content) -> some View {
        content
        Text("modifier \(Int(value.rounded()))")
    }
}

private struct Span: View, Animatable {
    var first: Double
    var second: Double

    nonisolated var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(first, second) }
        set { (first, second) = (newValue.first, newValue.second) }
    }

    var body: some View { Text("pair \(Int(first.rounded())) and \(Int(second.rounded()))") }
}

private struct Page: View {
    let animation: Animation?
    /// That of all changes but the first.
    var second: Animation?
    var values: Values?
    @State private var isFar = false
    @State private var isHidden = false

    var body: some View {
        VStack {
            if !isHidden {
                Number(isFar ? 100 : 0, values: values)
                Text("content").modifier(Counting(value: isFar ? 100 : 0))
                Span(first: isFar ? 100 : 0, second: isFar ? 200 : 100)
            }
            Button("Go") { withAnimation(isFar ? second ?? animation : animation) { isFar.toggle() } }
            Button("Hide") { isHidden = true }
        }
    }
}

private struct AnimatedByValue: View {
    @State private var isFar = false

    var body: some View {
        Number(isFar ? 100 : 0).animation(.linear(duration: 1), value: isFar)
        Button("Go") { isFar.toggle() }
    }
}

private struct Nested: View {
    private struct Outer: View, Animatable {
        var animatableData: Double

        var body: some View { Number(animatableData) }
    }

    @State private var isFar = false

    var body: some View {
        Outer(animatableData: isFar ? 100 : 0)
        Button("Go") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }
    }
}
