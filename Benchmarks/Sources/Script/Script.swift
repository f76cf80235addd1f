import ArgumentParser
import InMemory
import Martlet
import MartletTest
import Pages

/// Repeats an act on one page, from the event to the text of the patches, for a profiler.
///
/// The difference of two runs with different counts is the cost of one event; `instructions` computes it with valgrind.
@main
struct Script: ParsableCommand {
    enum Page: String, CaseIterable, ExpressibleByArgument {
        case counter, form, list, rows, values, shift
        case valueList = "value-list"
    }

    @Argument(help: "The page.")
    var page: Page

    @Option(help: "The number of acts.")
    var events = 1_000

    func run() throws {
        // The main function runs on the main thread.
        try MainActor.assumeIsolated {
            let shown = ShownSession(session)
            // Valgrind makes every turn slow; reports of that are no part of an event.
            shown.session.slowWorkLimit = .seconds(3_600)
            let page = shown.paint()
            let act = try act(on: shown)
            for times in 1...max(1, events) { try act(times) }
            print("\(page.utf8.count) bytes of page, \(shown.bytes / max(1, events)) bytes of patches for an event")
        }
    }

    @MainActor
    private var session: AppSession {
        switch page {
        case .counter: AppSession(CounterApp.self)
        case .form: AppSession(FormApp.self)
        case .list: AppSession(ListApp.self)
        case .rows, .shift: AppSession(RowsApp.self)
        case .values: AppSession(ValuesApp.self)
        case .valueList: AppSession(ValueListApp.self)
        }
    }

    @MainActor
    private func act(on shown: ShownSession) throws -> @MainActor (_ times: Int) throws -> Void {
        switch page {
        case .counter: return try taps(["More"], on: shown)
        case .list, .rows, .values, .valueList: return try taps(["Change"], on: shown)
        case .shift: return try taps(["Add", "Remove"], on: shown)
        case .form:
            var field: ElementID?
            shown.session.tree.root.forEachDescendant { if field == nil, $0.kind == .field { field = $0.id } }
            guard let field else { throw ValidationError("The page has no field.") }
            return { times in
                let value: Value = .list([.string(String(repeating: "a", count: 1 + times % 12)), .int(times)])
                try shown.session.send(.element(Event(.change, on: field, value: value)))
            }
        }
    }

    @MainActor
    private func taps(_ titles: [String], on shown: ShownSession) throws -> @MainActor (_ times: Int) throws -> Void {
        let buttons = try titles.map { title in
            guard let button = shown.button(saying: title) else { throw ValidationError("The page has no button '\(title)'.") }
            return button
        }
        return { times in try shown.tap(buttons[times % buttons.count]) }
    }
}
