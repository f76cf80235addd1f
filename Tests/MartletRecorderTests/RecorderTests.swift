import Foundation
import MartletElements
import MartletRecorder
import MartletTest
import SwiftUI
import Testing

@testable import Pantry

/// Uses an app as a page does, and records it.
@MainActor
private final class RecordedUse {
    private let session: AppSession
    private let recorder: Recorder

    init(stored: [String: Value] = [:]) {
        session = AppSession(PantryApp.self, stored: stored)
        recorder = Recorder(Recorder.Start(app: "Pantry.PantryApp", location: "/", stored: stored))
    }

    var source: String { recorder.source(in: session.tree) }

    /// The element of a kind with a label, and with an action.
    func element(_ kind: Kind, _ label: String? = nil, handling action: Action, number: Int = 0) throws -> Element {
        var found: [Element] = []
        session.tree.root.forEachDescendant { element in
            guard element.kind == kind, element.actions.contains(action), label == nil || element.label == label else { return }
            found.append(element)
        }
        try #require(found.indices.contains(number), "no \(kind) \(label ?? "")")
        return found[number]
    }

    func send(_ action: Action, _ value: Value? = nil, to element: Element) throws {
        try send(.element(Event(action, on: element.id, value: value)))
    }

    func send(_ event: SessionEvent) throws {
        recorder.willHandle(event, in: session.tree)
        try session.send(event)
        recorder.didHandle(in: session.tree)
    }

    func tap(_ label: String, number: Int = 0, kind: Kind = .button) throws {
        try send(.tap, to: element(kind, label, handling: .tap, number: number))
    }

    /// Sends a change for each letter, as a page does.
    func type(_ text: String, into field: Element) throws {
        for count in 1...text.count { try send(.change, [.string(String(text.prefix(count))), .int(count)], to: field) }
    }
}

@MainActor
@Suite("A recorded test")
struct RecorderTests {
    /// The test in `RecordedTest.swift`, which runs with the others, is what the recorder writes: so what it writes compiles and passes.
    @Test func `What a user does becomes a test that does the same`() async throws {
        let use = RecordedUse(stored: ["owner": "Ann"])
        let field = try use.element(.field, handling: .change)
        try use.type("Milk", into: field)
        try use.send(.submit, to: field)
        try use.type("Sal", into: field)
        try use.send(.change, ["Tea", 4], to: field)
        try use.tap("Milk", kind: "navigation-link")
        try use.send(.doubleTap, to: use.element(.text, "Milk are on the second shelf", handling: .doubleTap))
        try use.send(.dismiss, to: use.element(.sheet, handling: .dismiss))
        try use.send(.dismiss, to: use.element(.screen, "Milk", handling: .dismiss))
        try use.tap("Eat", number: 1)
        try use.send(.delete, to: use.element(.row, handling: .delete))
        try use.send(.change, true, to: use.element(.toggle, "Cold", handling: .change))
        try use.send(.increment, to: use.element(.stepper, handling: .increment))
        let slider = try use.element(.slider, handling: .change)
        for level in [0.1, 0.2, 0.3] { try use.send(.change, .double(level), to: slider) }
        try use.send(.change, 1, to: use.element(.picker, "Size", handling: .change))
        try use.tap("Sort")
        try use.tap("Same", number: 1)
        try use.tap("Ask")
        await Task { @MainActor in }.value
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedTest.swift")
        let recorded = try String(contentsOf: file, encoding: .utf8)
        let source = use.source
        if source != recorded { print(source) }
        #expect(source == recorded)
    }

    @Test func `What comes without the user's doing is no step`() throws {
        let use = RecordedUse()
        try use.send(.phase(.background))
        try use.send(.traits(ClientTraits(width: 500)))
        #expect(use.source.components(separatedBy: "host").count == 2)
        try use.send(.online(false))
        #expect(use.source.contains("    host.send(.online(false))\n"))
    }
}
