import MartletKit
import Testing

private struct Broken: Error {}
private struct Coded: Error, Equatable { let code: Int }

@Suite struct LoadableTests {
    private let handle = LoadHandle {}
    private var states: [Loadable<Int>] {
        [.notRequested, .isLoading(last: 1, cancel: handle), .loaded(2), .failed(Broken(), last: 3)]
    }

    @Test func `C9: The last value stays until a new one arrives`() {
        #expect(states.map(\.value) == [nil, 1, 2, 3])
        #expect(Loadable<Int>.isLoading(last: nil, cancel: nil).value == nil)
    }

    @Test func `C9: Only a failed load has an error`() {
        #expect(states.map { $0.error is Broken } == [false, false, false, true])
    }

    @Test func `C9: Only a loading value is loading`() {
        #expect(states.map(\.isLoading) == [false, true, false, false])
    }

    @Test func `C9: map keeps the state`() {
        let mapped = states.map { $0.map { "\($0)" } }
        #expect(mapped == [.notRequested, .isLoading(last: "1", cancel: handle), .loaded("2"), .failed(Broken(), last: "3")])
    }

    @Test func `C9: map fails if its closure throws`() {
        let mapped = states.map { $0.map { _ -> Int in throw Coded(code: 1) } }
        let failed = Loadable<Int>.failed(Coded(code: 1), last: nil)
        #expect(mapped == [.notRequested, failed, failed, failed])
    }

    @Test func `C9: Each state equals only itself`() {
        for (i, a) in states.enumerated() {
            for (j, b) in states.enumerated() { #expect((a == b) == (i == j)) }
        }
    }

    @Test func `Errors are compared with ==, or else by type and description`() {
        #expect(Loadable<Int>.failed(Coded(code: 1), last: nil) == .failed(Coded(code: 1), last: nil))
        #expect(Loadable<Int>.failed(Coded(code: 1), last: nil) != .failed(Coded(code: 2), last: nil))
        #expect(Loadable<Int>.failed(Broken(), last: nil) != .failed(Coded(code: 1), last: nil))
    }

    @Test func `Two load handles differ`() {
        #expect(Loadable<Int>.isLoading(last: 1, cancel: LoadHandle {}) != .isLoading(last: 1, cancel: LoadHandle {}))
    }

    @Test func `C9: unwrap turns a loaded nil into a failure`() {
        let optional: [Loadable<Int?>] = [
            .notRequested, .isLoading(last: .some(nil), cancel: handle), .isLoading(last: 1, cancel: handle), .loaded(2), .loaded(nil),
            .failed(Broken(), last: 3),
        ]
        #expect(
            optional.map { $0.unwrap() } == [
                .notRequested, .isLoading(last: nil, cancel: handle), .isLoading(last: 1, cancel: handle), .loaded(2),
                .failed(ValueIsMissing(), last: nil), .failed(Broken(), last: 3),
            ])
    }

    @Test func `C9: A new load keeps the last value`() {
        let loading = states.map { state in
            var state = state
            state.setIsLoading(cancel: handle)
            return state
        }
        #expect(loading == [nil, 1, 2, 3].map { .isLoading(last: $0, cancel: handle) })
    }

    @Test func `C9: A cancelled load keeps the last value`() async {
        await confirmation { cancelled in
            var state = Loadable.isLoading(last: 1, cancel: LoadHandle { cancelled() })
            state.cancelLoading()
            #expect(state == .loaded(1))
        }
    }

    @Test func `C9: A first load that is cancelled fails with CancellationError`() {
        var state = Loadable<Int>.isLoading(last: nil, cancel: handle)
        state.cancelLoading()
        #expect(state.error is CancellationError)
    }

    @Test func `C9: Cancelling has no effect unless a load is running`() {
        for state in [states[0], states[2], states[3]] {
            var other = state
            other.cancelLoading()
            #expect(other == state)
        }
    }
}
