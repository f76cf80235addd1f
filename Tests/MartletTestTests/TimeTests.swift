import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Time")
struct TimeTests {
    // Shows: .task
    @Test func `A view waits for the clock that the test advances`() async {
        let host = mount { Toast() }
        await host.advance(by: .seconds(2))
        host.find("Saved")
        await host.advance(by: .seconds(1))
        host.expectNone("Saved")
    }

    @Test func `Sleeps wake at their own times`() async {
        let host = mount { Ticker(count: 3) }
        await host.advance(by: .seconds(2))
        host.find("Tick 2")
        await host.run()
        host.find("Tick 3")
        #expect(host.clock.now.offset == .seconds(3))
    }

    @Test func `A view's sleep is cancelled with the view`() async {
        let host = mount {
            Holding(true) { isShown in
                if isShown.wrappedValue { Toast() }
                Button("Close") { isShown.wrappedValue = false }
            }
        }
        await host.settle()
        #expect(host.clock.sleeperCount == 1)
        host.tap("Close")
        await host.settle()
        #expect(host.clock.sleeperCount == 0)
    }

    @Test func `A session ends with its host`() async {
        let clock = TestClock()
        do {
            let host = mount(clock: clock) { Toast() }
            await host.settle()
        }
        await clock.run()
        #expect(clock.sleeperCount == 0)
        #expect(clock.now.offset == .zero)
    }

    @Test func `settle runs tasks that need no time`() async {
        let host = mount { Loader() }
        host.find("Loading")
        await host.settle()
        host.find("Loaded 5")
    }

    @Test func `settle waits for a task that computes on another thread`() async {
        let host = mount { Computation(time: .milliseconds(40)) }
        await host.settle()
        host.find("Done")
    }

    @Test func `Changes of tasks count as part of the act that started them`() async {
        let host = mount {
            Holding(0) { count in
                Button("Add") { Task { count.wrappedValue += 1 } }
                Text(verbatim: "Count \(count.wrappedValue)")
            }
        }
        let id = host.find("Count 0").element!.id
        host.tap("Add")
        #expect(host.operations == [])
        await host.settle()
        #expect(host.operations == [.setText(id, "Count 1")])
    }

    @Test func `settle waits for work that takes real time`() async {
        let host = mount { Loader(delay: .milliseconds(20)) }
        await host.settle { host.exists("Loaded 5") }
    }

    @Test func `settle times out if the condition does not become true`() async {
        let host = mount { Text(verbatim: "Loading") }
        await withKnownIssue {
            await host.settle(until: { host.exists("Loaded") }, within: .milliseconds(20))
        } matching: {
            $0.comments[0].rawValue == "The condition did not become true within 0.02 seconds.\n\nThe tree:\ntext \"Loading\""
        }
    }

    @Test func `A task that never suspends is reported`() async {
        let power = Power()
        defer { power.isOn = false }
        let host = mount { Restless(power: power) }
        await withKnownIssue {
            await host.settle()
        } matching: {
            $0.comments[0].rawValue.hasPrefix("The app does not settle: a task keeps changing it without ever suspending")
        }
    }

    @Test func `A clock can be used without a host`() async throws {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(5)) }
        await clock.advance(by: .seconds(4))
        #expect(clock.sleeperCount == 1)
        await clock.run()
        try await task.value
        #expect(clock.now == TestClock.Instant(offset: .seconds(5)))
    }

    @Test func `A cancelled sleep throws an error`() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(5)) }
        await clock.advance(by: .seconds(1))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }
}

private struct Toast: View {
    @Environment(\.clock) private var clock
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Text(verbatim: "Saved") }
        }
        .task {
            try? await clock.sleep(for: .seconds(3))
            if !Task.isCancelled { isShown = false }
        }
    }
}

private struct Ticker: View {
    let count: Int
    @Environment(\.clock) private var clock
    @State private var tick = 0

    var body: some View {
        Text(verbatim: "Tick \(tick)").task {
            for _ in 0..<count {
                try? await clock.sleep(for: .seconds(1))
                tick += 1
            }
        }
    }
}

/// Loads in steps, each on another actor.
private struct Loader: View {
    var delay: Duration?
    @State private var steps = 0

    var body: some View {
        Text(verbatim: steps < 5 ? "Loading" : "Loaded \(steps)").task {
            let server = Server()
            if let delay { try? await Task.sleep(for: delay) }
            for _ in 0..<5 { steps = await server.answer(steps) }
        }
    }
}

/// Keeps a thread busy for some time, in a task of which the graph does not know.
private struct Computation: View {
    let time: Duration
    @State private var isDone = false

    var body: some View {
        Text(verbatim: isDone ? "Done" : "Computing")
            .onAppear {
                Task { isDone = await compute() }
            }
    }

    @concurrent private nonisolated func compute() async -> Bool {
        let start = ContinuousClock.now
        while ContinuousClock.now - start < time {}
        return true
    }
}

private actor Server {
    func answer(_ number: Int) -> Int { number + 1 }
}

private struct Restless: View {
    let power: Power
    @State private var count = 0

    var body: some View {
        Text(verbatim: "\(count)")
            .onAppear { step() }
    }

    private func step() {
        Task { @MainActor in
            count += 1
            if power.isOn { step() }
        }
    }
}

@MainActor
private final class Power {
    var isOn = true
}
