import Foundation

/// Keeps answers, by HTTP's rules: one that is fresh is given again without asking, an older one is confirmed by its tag.
///
/// If the server does not answer, a kept answer is given however old it is, and says so.
public struct CachingTransport: Transport {
    private let inner: any Transport
    private let kept: any AnswerStore
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - kept: Where the answers are.
    ///   - now: The current time.
    public init(_ inner: any Transport, in kept: any AnswerStore, now: @escaping @Sendable () -> Date = { .now }) {
        self.inner = inner
        self.kept = kept
        self.now = now
    }

    public func answer(to request: Request) async throws -> Answer {
        let old = await kept.answer(named: request.name)
        if let old, now() < old.freshUntil { return old.answer.from(.kept) }
        var asked = request
        if let tag = old?.answer.headers["etag"] { asked.headers["if-none-match"] = tag }
        do {
            let new = try await inner.answer(to: asked)
            switch new.status {
            case 200:
                await keep(new, named: request.name)
                return new
            case 304:
                guard let old else { return new }
                await keep(old.answer, named: request.name)
                return old.answer
            case 500...: return old?.answer.from(.outdated) ?? new
            default: return new
            }
        } catch {
            try Task.checkCancellation()
            guard let old else { throw error }
            return old.answer.from(.outdated)
        }
    }

    private func keep(_ answer: Answer, named name: String) async {
        guard let seconds = Self.freshness(answer.headers["cache-control"] ?? "") else { return }
        await kept.keep(KeptAnswer(answer: answer, freshUntil: now().addingTimeInterval(seconds)), named: name)
    }

    /// Returns for how many seconds an answer is fresh; `nil` if it must not be kept.
    private static func freshness(_ control: String) -> Double? {
        let rules = control.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if rules.contains("no-store") { return nil }
        return rules.lazy.compactMap { rule in rule.hasPrefix("max-age=") ? Double(rule.dropFirst(8)) : nil }.first ?? 0
    }
}

extension Answer {
    fileprivate func from(_ source: Source) -> Answer {
        var answer = self
        answer.source = source
        return answer
    }
}
