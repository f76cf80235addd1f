import Testing

/// Lets a suite begin when the main actor answers at once.
///
/// All tests begin together, and most of them queue for the main actor for a minute or two. A server that runs on the main actor answers late
/// until then, and tests of how late it answers fail.
public struct MainActorTrait: SuiteTrait, TestScoping {
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        var quickAnswers = 0
        while quickAnswers < 15 {
            let asked = ContinuousClock.now
            await MainActor.run {}
            quickAnswers = ContinuousClock.now - asked < .milliseconds(50) ? quickAnswers + 1 : 0
            try await Task.sleep(for: .milliseconds(100))
        }
        try await function()
    }
}

extension Trait where Self == MainActorTrait {
    /// Waits with the suite until the main actor answers at once. The wait does not count towards the tests' time limits.
    public static var afterMainActorTests: Self { Self() }
}
