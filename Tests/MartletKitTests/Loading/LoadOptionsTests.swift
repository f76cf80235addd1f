import MartletKit
import MartletTest
import Testing

@MainActor
@Suite("Load options")
struct LoadOptionsTests {
    private struct Broken: Error {}

    @Test func `A fast result is held back for the minimum duration, and so is a failure`() async {
        let clock = TestClock()
        let options = LoadOptions(minimumDuration: .milliseconds(500), clock: clock)
        var outcomes: [String] = []
        Task { outcomes.append(await Result { try await options.run { "soup" } }.text) }
        Task { outcomes.append(await Result { try await options.run { throw Broken() } }.text) }
        await clock.advance(by: .milliseconds(499))
        #expect(outcomes == [])
        await clock.advance(by: .milliseconds(1))
        #expect(outcomes.sorted() == ["Broken()", "soup"])
    }
}

extension Result where Success == String, Failure == any Error {
    fileprivate init(_ body: @MainActor () async throws -> String) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }

    fileprivate var text: String {
        switch self {
        case .success(let text): text
        case .failure(let error): "\(error)"
        }
    }
}
