import Foundation
import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

@MainActor
@Suite("Stored values")
struct StorageTests {
    private enum Theme: String { case light, dark }

    private struct Reader: View {
        @AppStorage("visits") private var visits = 0

        var body: some View { Text("read \(visits)" as String) }
    }

    private struct Page: View {
        @AppStorage("visits") private var visits = 0
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("nick") private var nick: String?
        @SceneStorage("tab") private var tab = "menu"

        var body: some View {
            VStack {
                Button("Visit") {
                    visits += 1
                    theme = .dark
                    nick = "Ada"
                    tab = "orders"
                }
                Button("Forget") { nick = nil }
                Text("\(visits) \(theme.rawValue) \(nick ?? "-") \(tab)" as String)
                Reader()
            }
        }
    }

    // Shows: @AppStorage
    @Test func `Stored values are kept by the host, and equal keys are one value`() throws {
        let host = mount { Page() }
        try host.fire(.tap, on: host.elements(.button)[0])
        #expect(
            host.requests == [
                .store(key: "visits", value: 1), .store(key: "theme", value: "dark"), .store(key: "nick", value: "Ada"),
                .store(key: "scene/tab", value: "orders"),
            ])
        #expect(host.shownTexts.suffix(2) == ["1 dark Ada orders", "read 1"])
        try host.fire(.tap, on: host.elements(.button)[1])
        #expect(host.requests == [.store(key: "nick", value: nil)])
    }

    @Test func `A session begins with what was stored`() {
        let session = AppSession(stored: ["visits": 41]) { Reader() }
        #expect(session.tree.root.first { $0.kind == .text }?.text == "read 41")
    }

    private struct Sharing: View {
        @AppStorage("visits") private var visits = 0
        @AppStorage("visits", store: .standard) private var standardVisits = 0
        @AppStorage("visits", store: UserDefaults(suiteName: "group.a")) private var sharedVisits = 0
        @AppStorage("visits", store: UserDefaults(suiteName: "group.b")) private var otherVisits = 0

        var body: some View {
            Button("Visit") { sharedVisits += 1 }
            Text("\(visits) \(standardVisits) \(sharedVisits) \(otherVisits)" as String)
        }
    }

    // Shows: @AppStorage
    @Test func `Where a process may serve several users, the host keeps the values of a suite under its name`() throws {
        let host = mount { Sharing() }
        try host.fire(.tap, on: host.element(.button))
        #expect(host.requests == [.store(key: "suite/group.a/visits", value: 1)])
        #expect(host.shownTexts.last == "0 0 1 0")
        #expect(UserDefaults(suiteName: "group.a")?.object(forKey: "visits") == nil)
    }

    private struct InSuite: View {
        @AppStorage("visits") private var visits = 0
        @AppStorage("visits", store: .standard) private var standardVisits = 0
        @SceneStorage("tab") private var tab = 0

        var body: some View {
            Button("Visit") {
                visits += 1
                tab += 1
            }
            Text("\(visits) \(standardVisits) \(tab)" as String)
        }
    }

    // Shows: .defaultAppStorage
    @Test func `A store for all values in a view keeps those that name none`() throws {
        let host = mount { InSuite().defaultAppStorage(UserDefaults(suiteName: "group.c")!) }
        try host.fire(.tap, on: host.element(.button))
        #expect(host.requests == [.store(key: "suite/group.c/visits", value: 1), .store(key: "scene/tab", value: 1)])
        #expect(host.shownTexts.last == "1 0 1")
    }

    @Observable final class Book { var title = "Emma" }

    private struct Editor: View {
        @Bindable var book: Book

        var body: some View { TextField("Title", text: $book.title) }
    }

    // Shows: @Bindable
    @Test func `A bindable object's properties can be bound`() throws {
        let book = Book()
        let host = mount { Editor(book: book) }
        try host.fire(.change, on: host.element(.field), value: ["Emma II", 1])
        #expect(book.title == "Emma II")
        #expect(host.operations == [])
        host.act { book.title = "Persuasion" }
        #expect(try host.element(.field)[.value] == "Persuasion")
    }
}
