import Foundation
import MartletCombine
import Testing

@Suite struct FutureTests {

    @Test func `a value waits for demand and a failure does not`() {
        let value = Future<Int, Broken> { $0(.success(1)) }.recorded(.none)
        #expect(value.values == [])
        value.subscription?.request(.max(1))
        #expect(value.values == [1])
        #expect(value.isFinished)
        #expect(Future<Int, Broken> { $0(.failure(Broken())) }.recorded(.none).failure == Broken())
    }

    @Test func `a failure arrives after the subscription`() {
        var events: [String] = []
        let future = Future<Int, Broken> { $0(.failure(Broken())) }
        future.subscribe(
            AnySubscriber<Int, Broken>(
                receiveSubscription: { _ in events.append("subscription") }, receiveValue: { _ in .none },
                receiveCompletion: { _ in events.append("completion") }))
        #expect(events == ["subscription", "completion"])
    }

    @Test func `only the first promise counts`() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let recorder = future.recorded()
        promise?(.success(1))
        promise?(.success(2))
        #expect(recorder.values == [1])
        #expect(future.recorded().values == [1])
    }

    @Test func `nothing arrives after cancellation, and the subscriber is released`() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        weak var subscriber: Recorder<Int, Never>?
        do {
            let recorder = future.recorded()
            subscriber = recorder
            recorder.subscription?.cancel()
            promise?(.success(1))
            #expect(recorder.values == [])
        }
        #expect(subscriber == nil)
    }

    @Test(.timeLimit(.minutes(5))) func `a value promised on another thread during a subscription arrives once`() async {
        var wrong = 0
        for n in 0..<2_000 {
            let text = "a value too long to be stored inline, number \(n)"
            let future = Future<String, Never> { promise in
                let promise = Handed(promise)
                DispatchQueue.global().async { promise.value(.success(text)) }
            }
            if await future.value != text { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}

/// A promise to pass to another thread.
///
/// `@unchecked Sendable`: a future accepts its promise on any thread.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
