import MartletCombine
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("A session without a connected page")
struct RestingTests {
    private final class Clock: ObservableObject { @Published var ticks = 0 }

    private struct Face: View {
        @ObservedObject var clock: Clock

        var body: some View { Text(verbatim: "\(clock.ticks) ticks") }
    }

    @Test func `Runs no body until a page connects`() async {
        let clock = Clock()
        let host = mount { Face(clock: clock) }
        host.session.isResting = true
        for _ in 0..<100 { clock.ticks += 1 }
        await host.settle()
        #expect(host.exists("0 ticks"))
        host.session.isResting = false
        #expect(host.exists("100 ticks"))
    }
}
