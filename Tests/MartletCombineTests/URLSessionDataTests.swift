import Foundation
import MartletCombine
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking

/// With Foundation's own loads these never end.
@Suite(.afterMainActorTests, .timeLimit(.minutes(1))) struct URLSessionDataTests {
    /// Nobody listens on this port, so loads fail about when they are cancelled.
    private let nowhere = URL(string: "http://127.0.0.1:9/")

    @Test func `Loads that are cancelled while they end all end`() async throws {
        let url = try #require(nowhere)
        for round in 0..<10 {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<100 {
                    group.addTask { await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) } }
                }
                try? await Task.sleep(for: .microseconds(100 * round))
                group.cancelAll()
            }
        }
    }

    @Test func `A load in a cancelled task fails as cancelled`() async throws {
        let url = try #require(nowhere)
        let load = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await URLSession.shared.data(for: URLRequest(url: url))
        }
        await #expect { try await load.value } throws: { ($0 as? URLError)?.code == .cancelled }
    }
}
#endif
