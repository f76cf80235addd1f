import Foundation
import MartletElements
import MartletMotion
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Phases")
struct PhaseTests {
    private struct Page: View {
        @State private var presses = 0

        var body: some View {
            Button("Start") { presses += 1 }
            Text("view").phaseAnimator([1, 2, 3], trigger: presses) { _, phase in
                Text("triggered \(phase)")
            } animation: { _ in
                .linear(duration: 2)
            }
            PhaseAnimator([1, 2]) {
                Text("looping \($0)")
            } animation: {
                $0 == 2 ? .linear(duration: 3).delay(1) : .linear(duration: 1)
            }
        }
    }

    @Test func `They take as long as their animations, and repeat`() async {
        let host = mount { Page() }
        await host.settle()
        #expect(host.exists("looping 2"))
        await host.advance(by: .seconds(3.9))
        #expect(host.exists("looping 2"))
        await host.advance(by: .seconds(0.2))
        #expect(host.exists("looping 1"))
        await host.advance(by: .seconds(1))
        #expect(host.exists("looping 2"))
    }

    @Test func `A trigger runs them once, from the second to the first`() async {
        let host = mount { Page() }
        await host.advance(by: .seconds(10))
        #expect(host.exists("triggered 1"))
        host.tap("Start")
        await host.settle()
        #expect(host.exists("triggered 2"))
        await host.advance(by: .seconds(2))
        #expect(host.exists("triggered 3"))
        await host.advance(by: .seconds(2))
        #expect(host.exists("triggered 1"))
        await host.advance(by: .seconds(10))
        #expect(host.exists("triggered 1"))
    }

    @Test func `They stay with reduced motion`() async {
        var traits = ClientTraits()
        traits.reduceMotion = true
        let host = mount(traits: traits) { Page() }
        host.tap("Start")
        await host.advance(by: .seconds(10))
        #expect(host.exists("looping 1"))
        #expect(host.exists("triggered 1"))
    }

    @Test func `They stay in the background`() async {
        let host = mount { Page() }
        await host.settle()
        host.send(.phase(.background))
        await host.advance(by: .seconds(10))
        #expect(host.exists("looping 2"))
    }

    @Test func `A run that is over does not start again when the app comes back`() async {
        let host = mount { Page() }
        host.tap("Start")
        await host.advance(by: .seconds(10))
        host.send(.phase(.background))
        await host.settle()
        host.send(.phase(.active))
        await host.settle()
        #expect(host.exists("triggered 1"))
        host.tap("Start")
        await host.settle()
        #expect(host.exists("triggered 2"))
    }

    @Test func `An animation without an end in time can be waited for`() async {
        let host = mount {
            PhaseAnimator([1, 2]) {
                Text("phase \($0)")
            } animation: { _ in
                .linear.speed(0)
            }
        }
        await host.settle()
        #expect(host.exists("phase 2"))
        #expect(host.clock.sleeperCount == 1)
    }

    @Test func `A completion comes when the animation is over`() async {
        struct Growing: View {
            @State private var isLarge = false
            @State private var isOver = false

            var body: some View {
                Button("Grow") {
                    withAnimation(.linear(duration: 2).delay(1)) {
                        isLarge = true
                    } completion: {
                        isOver = true
                    }
                }
                Text(isLarge ? "large" : "small")
                Text(isOver ? "over" : "not over")
            }
        }
        let host = mount { Growing() }
        host.tap("Grow")
        #expect(host.exists("large"))
        await host.advance(by: .seconds(2.9))
        #expect(host.exists("not over"))
        await host.advance(by: .seconds(0.2))
        #expect(host.exists("over"))
    }
}
