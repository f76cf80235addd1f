import MartletElements

/// The source of a recorded test.
struct TestSource {
    let start: Recorder.Start
    let steps: [Step]

    var text: String {
        let parts = start.app.split(separator: ".", maxSplits: 1).map(String.init)
        let waits = steps.contains { if case .expect(_, isLate: true) = $0 { true } else { false } }
        let lines = [mount(parts.last ?? start.app)] + steps.flatMap(lines)
        return """
            import MartletTest
            import Testing

            @testable import \(parts[0])

            @MainActor
            @Test func `A recorded test`()\(waits ? " async" : "") {
            \(lines.map { "    \($0)\n" }.joined())}

            """
    }

    private func mount(_ app: String) -> String {
        let stored = start.stored.isEmpty ? "" : ", stored: \(Literal.value(.record(start.stored)))"
        return "let host = mount(\(app).self\(start.location == "/" ? "" : ", url: \(Literal.text(start.location))")\(stored))"
    }

    private func lines(of step: Step) -> [String] {
        switch step {
        case .call(let call, let place): (place.map { ["host.scroll(to: \($0))"] } ?? []) + ["host.\(call)"]
        case .set(_, let call): ["host.\(call)"]
        case .submit(_, let field): ["host.submit(\(field))"]
        case .type(_, let field, let old, let new, let returns): typing(old, new, returns, field)
        case .expectNone(let text): ["host.expectNone(\(Literal.text(text)))"]
        case .expect(let text, isLate: false): ["#expect(host.exists(\(Literal.text(text))))"]
        case .expect(let text, isLate: true): ["await host.settle { host.exists(\(Literal.text(text))) }"]
        }
    }

    private func typing(_ old: String, _ new: String, _ returns: Bool, _ field: String) -> [String] {
        let isLonger = new.hasPrefix(old)
        let typed = isLonger ? String(new.dropFirst(old.count)) : new
        let cleared = isLonger ? [] : ["host.clear(\(field))"]
        guard !typed.isEmpty || returns else { return cleared }
        return cleared + ["host.type(\(Literal.text(typed + (returns ? "\n" : ""))), into: \(field))"]
    }
}

/// Values as Swift writes them.
enum Literal {
    static func text(_ text: String) -> String { text.debugDescription }

    static func value(_ value: Value) -> String {
        switch value {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): text(value)
        case .list(let values): "[\(values.map(Self.value).joined(separator: ", "))]"
        case .record(let values) where values.isEmpty: "[:]"
        case .record(let values):
            "[\(values.sorted { $0.key < $1.key }.map { "\(text($0)): \(Self.value($1))" }.joined(separator: ", "))]"
        }
    }

    static func role(_ role: Role) -> String {
        // Roles of families of views have no other name than their text.
        role.isControl || [.text, .heading, .image].contains(role) ? ".\(role.rawValue)" : text(role.rawValue)
    }
}
