import MartletCombine
import Testing

extension Publisher {
    /// An extension that many apps define: map and switchToLatest in one.
    fileprivate func flatMapLatest<T: Publisher>(
        _ transform: @escaping (Output) -> T
    ) -> Publishers.SwitchToLatest<T, Publishers.Map<Self, T>> where T.Failure == Failure {
        map(transform).switchToLatest()
    }

    fileprivate func results() -> Publishers.Catch<Publishers.Map<Self, Result<Output, Failure>>, Just<Result<Output, Failure>>> {
        map(Result.success).catch { Just(.failure($0)) }
    }

    fileprivate func remapped(_ transform: @escaping (Failure) -> Failure) -> Publishers.MapError<Self, Failure> {
        mapError(transform)
    }

    fileprivate func twice<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        map(transform)
    }

    fileprivate func again(_ times: Int) -> Publishers.Retry<Self> {
        retry(times)
    }
}

/// Publishers of publishers, and failures.
@Suite struct NestingTests {

    @Test func `flatMap merges the publishers it creates`() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.recorded().values == [1, 10, 2, 20])
    }

    @Test func `flatMap changes the failure of a publisher that has none`() {
        let recorder = Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }.recorded()
        #expect(recorder.failure == Broken())
    }

    @Test func `flatMap of a failing publisher accepts one that cannot fail`() {
        let recorder = Just(1).setFailureType(to: Broken.self).flatMap { Just($0 + 1) }.recorded()
        #expect(recorder.values == [2])
    }

    @Test func `flatMap respects maxPublishers`() {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let recorder = subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.recorded()
        subjects[1].send(2)
        subjects[0].send(1)
        subjects[0].send(completion: .finished)
        subjects[1].send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func `switchToLatest leaves the earlier publisher`() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let recorder = source.switchToLatest().recorded()
        source.send(first)
        first.send(1)
        source.send(second)
        first.send(2)
        second.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func `an app's flatMapLatest can name its types as with Apple's Combine`() {
        let source = PassthroughSubject<Int, Never>()
        let recorder = source.flatMapLatest { Just($0 * 2) }.recorded()
        source.send(1)
        source.send(2)
        #expect(recorder.values == [2, 4])
    }

    @Test func `setFailureType gives a failure to a publisher that has none`() {
        let publisher: AnyPublisher<Int, Broken> = Just(1).setFailureType(to: Broken.self).eraseToAnyPublisher()
        #expect(publisher.recorded().values == [1])
    }

    @Test func `mapError changes the failure`() {
        struct Other: Error, Equatable { let code: Int }
        #expect(Fail<Int, Broken>(error: Broken(code: 4)).mapError { Other(code: $0.code) }.recorded().failure == Other(code: 4))
        #expect(Fail<Int, Broken>(error: Broken(code: 4)).remapped { Broken(code: $0.code + 1) }.recorded().failure == Broken(code: 5))
    }

    @Test func `replaceError ends with a value`() {
        let recorder = Fail<Int, Broken>(error: Broken()).replaceError(with: 9).recorded()
        #expect(recorder.values == [9])
        #expect(recorder.isFinished)
    }

    @Test func `catch continues with another publisher`() {
        let failing = [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
        #expect(failing.catch { _ in Just(7) }.recorded().values == [1, 2, 7])
        #expect(failing.tryCatch { _ in Just(8) }.recorded().values == [1, 2, 8])
    }

    @Test func `results carry the failure as a value`() {
        let failing = Just(1).setFailureType(to: Broken.self).append(Fail(error: Broken()))
        #expect(failing.results().recorded().values == [.success(1), .failure(Broken())])
    }

    @Test func `retry subscribes again`() {
        var attempts = 0
        let failing = Deferred {
            attempts += 1
            return Fail<Int, Broken>(error: Broken(code: attempts))
        }
        #expect(failing.again(2).recorded().failure == Broken(code: 3))
        #expect(attempts == 3)
    }

    @Test func `assertNoFailure passes values through`() {
        #expect(Just(1).setFailureType(to: Broken.self).assertNoFailure().recorded().values == [1])
    }

    @Test func `an app's extension can name Publishers.Map`() {
        #expect(Just(1).twice { $0 * 2 }.recorded().values == [2])
    }
}
