import Benchmark
import InMemory
import Martlet
import MartletKit
import Pages

/// Measures the table "What is fast": work must be proportional to the change, not to the size of the page.
///
/// The package's tests assert the exact amount of work. This measures its cost.
let benchmarks: @Sendable () -> Void = {
    measure("Nothing changed, 10,000 rows") {
        let numbers = Numbers(10_000)
        let shown = ShownSession(AppSession { NumberRows(numbers: numbers) })
        return {
            numbers.all = Array(0..<10_000)
            shown.session.settle()
        }
    }
    measure("One state of 10,000 rows", scale: .kilo) {
        let shown = ShownSession(AppSession { NumberRows(numbers: Numbers(10_000)) })
        return shown.tapping("Add")
    }
    measure("Two of 10,000 rows swapped") {
        let numbers = Numbers(10_000)
        let shown = ShownSession(AppSession { NumberRows(numbers: numbers) })
        return {
            numbers.all.swapAt(10, 9_000)
            shown.session.settle()
        }
    }
    measure("An environment value read by 3 of 10,000", scale: .kilo) {
        let shown = ShownSession(AppSession { ThemedPage() })
        return shown.tapping("Next")
    }
    measure("A toggle in a service read by one deep button", scale: .kilo) {
        let service = Service()
        let shown = ShownSession(AppSession { DeepPage(depth: 50).environment(service) })
        return {
            service.isOn.toggle()
            shown.session.settle()
        }
    }
    measure("First paint of a list") {
        { _ = ShownSession(AppSession(ListApp.self)).paint() }
    }
    measure("A text, from the tap to the patch", scale: .kilo) {
        ShownSession(AppSession(CounterApp.self)).tapping("More")
    }
    measure("A field of a store beside 10,000 rows of it", scale: .kilo) { sending(.count) }
    measure("One row of a store's 10,000") { sending(.add(id: 9_000)) }
}

/// Returns a step that sends an action to a store with a visible page.
@MainActor
private func sending(_ action: LedgerAction) -> @MainActor () -> Void {
    let store = Store(entries: 10_000)
    let shown = ShownSession(AppSession { LedgerPage(store: store) })
    return {
        store.send(action)
        shown.session.settle()
    }
}

/// Measures a step that can be repeated. Its preparation happens once and is not measured.
private func measure(
    _ name: String, scale: BenchmarkScalingFactor = .one, _ make: @escaping @MainActor @Sendable () -> @MainActor () -> Void
) {
    let work = Work(make)
    Benchmark(
        name,
        configuration: .init(metrics: [.instructions, .wallClock], warmupIterations: 3, scalingFactor: scale, maxDuration: .seconds(3))
    ) { benchmark in
        let times = benchmark.scaledIterations.count
        await work.prepare()
        benchmark.startMeasurement()
        await work.run(times)
        benchmark.stopMeasurement()
    }
}

/// A step to measure, created on first use.
private final class Work: Sendable {
    private let make: @MainActor @Sendable () -> @MainActor () -> Void
    @MainActor private var step: (@MainActor () -> Void)?

    init(_ make: @escaping @MainActor @Sendable () -> @MainActor () -> Void) { self.make = make }

    @MainActor
    func prepare() {
        if step == nil { step = make() }
    }

    @MainActor
    func run(_ times: Int) {
        guard let step else { return }
        for _ in 0..<times { step() }
    }
}

extension ShownSession {
    /// Returns a step that taps the first button with a text.
    fileprivate func tapping(_ text: String) -> @MainActor () -> Void {
        guard let button = button(saying: text) else { preconditionFailure("The page has no button '\(text)'.") }
        return {
            do {
                try self.tap(button)
            } catch {
                preconditionFailure("The tap was rejected: \(error)")
            }
        }
    }
}
