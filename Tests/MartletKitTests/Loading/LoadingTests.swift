import MartletKit
import MartletTest
import MartletUI
import Testing

private struct Broken: Error {}

/// Answers when the test tells it to.
@MainActor private final class Source {
    private var waiting: [CheckedContinuation<String, any Error>] = []
    private(set) var calls = 0

    func value() async throws -> String {
        calls += 1
        return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func answer(_ index: Int, _ result: Result<String, any Error>) { waiting[index].resume(with: result) }
}

private struct Page: View {
    let source: Source
    @State private var menu = Loadable<String>.notRequested

    var body: some View {
        switch menu {
        case .notRequested: Text("Nothing yet")
        case .isLoading(let last, _): Text("Loading, was \(last ?? "nothing")")
        case .loaded(let text): Text("Menu: \(text)")
        case .failed(let error, let last): Text("\(error is CancellationError ? "Given up" : "Failed"), was \(last ?? "nothing")")
        }
        Button("Load") { Task { await $menu.load { try await source.value() } } }
        Button("Cancel") { menu.cancelLoading() }
    }
}

@MainActor
@Suite struct LoadingTests {
    private let source = Source()

    @Test func `C9: A view shows the load and then the value`() async {
        let host = mount { Page(source: source) }
        host.find("Nothing yet")
        host.tap("Load")
        await host.settle()
        host.find("Loading, was nothing")
        source.answer(0, .success("soup"))
        await host.settle()
        host.find("Menu: soup")
    }

    @Test func `C9: A failed load keeps the last value`() async {
        let host = mount { Page(source: source) }
        host.tap("Load")
        await host.settle()
        source.answer(0, .success("soup"))
        await host.settle()
        host.tap("Load")
        await host.settle()
        host.find("Loading, was soup")
        source.answer(1, .failure(Broken()))
        await host.settle()
        host.find("Failed, was soup")
    }

    @Test func `C9: A cancelled load ignores its answer`() async {
        let host = mount { Page(source: source) }
        host.tap("Load")
        await host.settle()
        host.tap("Cancel")
        host.find("Given up, was nothing")
        source.answer(0, .success("soup"))
        await host.settle()
        host.find("Given up, was nothing")
    }

    @Test func `The answer of an older load does not overwrite a newer one`() async {
        let host = mount { Page(source: source) }
        host.tap("Load")
        await host.settle()
        host.tap("Load")
        await host.settle()
        source.answer(1, .success("new"))
        await host.settle()
        source.answer(0, .success("old"))
        await host.settle()
        host.find("Menu: new")
    }

    @Test func `Cancelling a load cancels its task`() async {
        let clock = TestClock()
        let loader = Loader<Int> {
            try await clock.sleep(for: .seconds(5))
            return 1
        }
        let load = Task { await loader.load() }
        await clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 1)
        loader.cancel()
        await load.value
        #expect(clock.sleeperCount == 0)
        #expect(loader.state.error is CancellationError)
    }

    @Test func `A load is cancelled with the task that started it`() async {
        let clock = TestClock()
        let loader = Loader<Int> {
            try await clock.sleep(for: .seconds(5))
            return 1
        }
        let load = Task { await loader.load() }
        await clock.advance(by: .seconds(1))
        load.cancel()
        await load.value
        #expect(loader.state.error is CancellationError)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `C26: A fast answer is held back`() async {
        let clock = TestClock()
        let loader = Loader(LoadOptions(minimumDuration: .milliseconds(500), clock: clock)) { 1 }
        let load = Task { await loader.load() }
        await clock.advance(by: .milliseconds(499))
        #expect(loader.state.isLoading)
        await clock.advance(by: .milliseconds(1))
        await load.value
        #expect(loader.state == .loaded(1))
    }

    @Test func `C26: A slow answer is not held back`() async {
        let clock = TestClock()
        let loader = Loader(LoadOptions(minimumDuration: .milliseconds(500), clock: clock)) {
            try await clock.sleep(for: .seconds(1))
            return 1
        }
        let load = Task { await loader.load() }
        await clock.advance(by: .seconds(1))
        await load.value
        #expect(loader.state == .loaded(1))
    }

    @Test func `A22: loadOnce does not load a value again`() async throws {
        var calls = 0
        let loader = Loader {
            calls += 1
            return calls
        }
        await loader.loadOnce()
        await loader.loadOnce()
        #expect(loader.state == .loaded(1))
        await loader.load()
        #expect(loader.state == .loaded(2))
    }

    @Test func `C26: A failed load is retried with growing delays`() async {
        let clock = TestClock()
        var calls: [Duration] = []
        let start = clock.now
        let loader = Loader<Int>(LoadOptions(retry: Retry(2, delay: .seconds(1), growth: 3), clock: clock)) {
            calls.append(start.duration(to: clock.now))
            throw Broken()
        }
        let load = Task { await loader.load() }
        await clock.run()
        await load.value
        #expect(calls == [.zero, .seconds(1), .seconds(4)])
        #expect(loader.state.error is Broken)
    }

    @Test func `A permanent error is not retried`() async {
        var calls = 0
        let loader = Loader<Int>(LoadOptions(retry: Retry(2, if: { !($0 is Broken) }))) {
            calls += 1
            throw Broken()
        }
        await loader.load()
        #expect(calls == 1)
    }
}
