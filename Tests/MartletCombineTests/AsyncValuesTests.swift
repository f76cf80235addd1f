import MartletCombine
import TestSupport
import Testing

@Suite(.afterMainActorTests, .timeLimit(.minutes(1))) @MainActor struct AsyncValuesTests {

    @Test func `delivers every value of a sequence and ends`() async {
        var seen: [Int] = []
        for await n in [1, 2, 3].publisher.values { seen.append(n) }
        #expect(seen == [1, 2, 3])
    }

    @Test func `throws the publisher's failure after the values`() async {
        var seen: [Int] = []
        await #expect(throws: Broken(code: 2)) {
            let publisher = [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken(code: 2)))
            for try await n in publisher.values { seen.append(n) }
        }
        #expect(seen == [1, 2])
    }

    @Test func `requests one value at a time`() async {
        var asked: [Subscribers.Demand] = []
        for await n in [1, 2, 3].publisher.handleEvents(receiveRequest: { asked.append($0) }).values where n == 2 { break }
        #expect(asked == [.max(1), .max(1)])
    }

    @Test func `leaving the loop cancels the subscription`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        var cancelled = 0
        for await _ in subject.handleEvents(receiveCancel: { cancelled += 1 }).values { break }
        #expect(cancelled == 1)
    }

    @Test func `cancelling the task ends the loop and cancels the subscription`() async {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = 0
        var waits: CheckedContinuation<Void, Never>?
        let publisher = subject.handleEvents(receiveCancel: { cancelled += 1 }, receiveRequest: { _ in waits?.resume() })
        var task: Task<String, Never>?
        await withCheckedContinuation { continuation in
            waits = continuation
            task = Task {
                for await _ in publisher.values {}
                return "ended"
            }
        }
        task?.cancel()
        #expect(await task?.value == "ended")
        #expect(cancelled == 1)
    }

    @Test func `iterates over a published property`() async {
        final class Model: ObservableObject { @Published var n = 0 }
        let model = Model()
        var seen: [Int] = []
        for await n in model.$n.values {
            seen.append(n)
            if n == 3 { break }
            model.n = n + 1
        }
        #expect(seen == [0, 1, 2, 3])
    }

    @Test func `a future's value can be awaited`() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        await #expect(throws: Broken()) { try await Future<Int, Broken> { $0(.failure(Broken())) }.value }
    }
}
