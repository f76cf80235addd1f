import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Search")
struct SearchTests {
    // Shows: .searchable
    @Test func `A searchable screen has a field in its bar, and what is typed is the text`() throws {
        let host = mount { SearchPage() }
        let field = try #require(host.first(.field))
        #expect(field[.slot] == "search")
        #expect(field[.style] == "search")
        #expect(field[.prompt] == "Dishes")
        #expect(field.parent?.kind == .screen)
        try host.fire(.change, on: field, value: ["so", 1])
        #expect(host.shownTexts.contains("so searching false"))
        #expect(host.operations.allSatisfy { $0.element != field.id })
    }

    private enum Focus { case search, note }

    private struct Focusing: View {
        @State private var text = ""
        @FocusState private var focus: Focus?

        var body: some View {
            NavigationStack {
                TextField("Note", text: .constant("")).focused($focus, equals: .note)
                Text(focus.map { "\($0)" } ?? "none")
                Button("Find") { focus = .search }
                Button("Leave") { focus = nil }
            }
            .searchable(text: $text)
            .searchFocused($focus, equals: .search)
        }
    }

    // Shows: .searchFocused
    @Test func `The app focuses the search field, and sees when the user does`() throws {
        let host = mount { Focusing() }
        let search = try #require(host.elements(.field).first { $0[.style] == "search" })
        let note = try #require(host.elements(.field).first { $0[.style] != "search" })
        host.tap("Find")
        #expect(host.operations.contains(.focus(search.id, true)))
        #expect(host.exists("search"))
        host.tap("Leave")
        #expect(host.operations.contains(.focus(search.id, false)))
        try host.fire(.focus, on: search, value: true)
        #expect(host.exists("search"))
        #expect(host.exists("Cancel"))
        try host.fire(.focus, on: note, value: true)
        #expect(host.exists("note"))
    }

    @Test func `A Boolean follows the focus of the search field`() throws {
        struct Page: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                NavigationStack { Text("\(isFocused ? "in" : "out")" as String).searchable(text: $text).searchFocused($isFocused) }
            }
        }
        let host = mount { Page() }
        #expect(host.exists("out"))
        try host.fire(.focus, on: host.element(.field), value: true)
        #expect(host.exists("in"))
    }

    @Test func `A stack that is searchable has the field in the bar of its first screen alone`() throws {
        struct Page: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    List {
                        Text("Found \(text)")
                        NavigationLink("Open") { Text("Dish") }
                    }
                }
                .searchable(text: $text, prompt: "Dishes")
            }
        }
        let host = mount { Page() }
        let field = try #require(host.first(.field))
        #expect(field[.slot] == "search")
        #expect(field.parent?.kind == .screen)
        try host.fire(.change, on: field, value: ["so", 1])
        #expect(host.exists("Found so"))
        host.tap("Open")
        #expect(host.exists("Dish"))
        let slots = host.session.tree.snapshot().compactMap { operation in
            if case .setAttribute(_, .slot, let value?) = operation { value.stringValue } else { nil }
        }
        #expect(slots == ["search"])
    }

    @Test func `A stack in a sheet does not take the field of the stack around it`() throws {
        struct Page: View {
            @State private var text = ""

            var body: some View {
                NavigationStack { Text("Dishes") }
                    .sheet(isPresented: .constant(true)) { NavigationStack { Text("Dish") } }
                    .searchable(text: $text)
            }
        }
        let host = mount { Page() }
        #expect(host.exists("Dish"))
        #expect(host.elements(.field).count == 1)
    }

    private struct Tag: Identifiable, Equatable {
        let id: String
    }

    private struct TokenPage: View {
        @State private var text = ""
        @State private var tokens = [Tag(id: "hot")]
        @State private var isSearching = false
        @State private var scope = 0

        var body: some View {
            NavigationStack {
                Text("\(text) with \(tokens.map(\.id).joined(separator: " "))")
                    .searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "Dishes") { Text($0.id) }
                    .searchSuggestions { Text("Add vegan").searchCompletion(Tag(id: "vegan")) }
                    .searchScopes($scope, activation: .onTextEntry) { Text("All").tag(0) }
            }
        }
    }

    // Shows: .searchCompletion
    @Test func `A suggestion adds a token in place of the text, and a press on a token removes it`() throws {
        let host = mount { TokenPage() }
        let field = try #require(host.first(.field))
        try host.fire(.focus, on: field, value: true)
        #expect(!host.exists("All"))
        try host.fire(.change, on: field, value: ["so", 1])
        #expect(host.exists("All"))
        #expect(host.exists("so with hot"))
        host.tap("Add vegan")
        #expect(host.exists(" with hot vegan"))
        host.tap("hot")
        #expect(host.exists(" with vegan"))
    }

    private struct SuggestedTokenPage: View {
        @State private var text = ""
        @State private var tokens: [Tag] = []
        @State private var suggested = [Tag(id: "hot"), Tag(id: "vegan")]

        var body: some View {
            NavigationStack {
                Text("with \(tokens.map(\.id).joined(separator: " "))")
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Dishes") { Text($0.id) }
            }
        }
    }

    // Shows: .searchable
    @Test func `Suggested tokens are shown during a search, and a press on one adds it`() throws {
        let host = mount { SuggestedTokenPage() }
        #expect(!host.exists("vegan"))
        try host.fire(.focus, on: #require(host.first(.field)), value: true)
        #expect(host.exists("hot"))
        host.tap("vegan")
        #expect(host.exists("with vegan"))
        #expect(host.shownTexts.filter { $0 == "vegan" }.count == 1)
        #expect(host.exists("hot"))
    }

    @Test func `The user searches from the field's focus until the cancel button, which empties the field`() throws {
        let host = mount { SearchPage() }
        #expect(!host.exists("Cancel"))
        let field = try #require(host.first(.field))
        try host.fire(.focus, on: field, value: true)
        try host.fire(.change, on: field, value: ["so", 1])
        try host.fire(.focus, on: field, value: false)
        #expect(host.shownTexts.contains("so searching true"))
        host.tap("Cancel")
        #expect(host.shownTexts.contains(" searching false"))
        #expect(field[.value] == "")
        #expect(!host.exists("Cancel"))
    }

    @Test func `To dismiss the search is to empty the field and to leave it`() throws {
        let host = mount { SearchPage() }
        let field = try #require(host.first(.field))
        try host.fire(.focus, on: field, value: true)
        try host.fire(.change, on: field, value: ["so", 1])
        try host.tapButton("Stop")
        #expect(host.shownTexts.contains(" searching false"))
        #expect(field[.value] == "")
        #expect(host.operations.contains(.focus(field.id, false)))
    }

    // Shows: .searchSuggestions, .searchCompletion
    @Test func `Suggestions are shown while the user searches, and complete the text`() throws {
        let host = mount { SearchPage() }
        #expect(host.first(.searchPanel) == nil)
        try host.fire(.focus, on: host.first(.field), value: true)
        try host.tapButton("Soup!")
        #expect(host.first(.field)?[.value] == "soup")
    }

    @Test func `The former form has the suggestions in the same call`() throws {
        struct Page: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    Text("found \(text)").searchable(text: $text, prompt: "Dishes") { Text("Soup!").searchCompletion("soup") }
                }
            }
        }
        let host = mount { Page() }
        try host.fire(.focus, on: host.first(.field), value: true)
        try host.tapButton("Soup!")
        #expect(host.exists("found soup"))
    }

    // Shows: .onSubmit
    @Test func `The return key submits the search`() throws {
        let host = mount { SearchPage() }
        try host.fire(.submit, on: host.first(.field))
        #expect(host.shownTexts.contains("submitted"))
    }

    @Test func `A binding opens the search and hears of its end`() throws {
        let host = mount { BoundSearchPage() }
        let field = try #require(host.first(.field))
        try host.tapButton("Search")
        #expect(host.operations.contains(.focus(field.id, true)))
        #expect(host.shownTexts.contains("open true"))
        try host.fire(.dismiss, on: field)
        #expect(host.shownTexts.contains("open false"))
    }
}

private struct SearchPage: View {
    @State private var text = ""
    @State private var isSubmitted = false

    var body: some View {
        NavigationStack {
            SearchedContent(text: text)
                .searchable(text: $text, prompt: "Dishes")
                .searchSuggestions { Text("Soup!").searchCompletion("soup") }
                .onSubmit(of: .search) { isSubmitted = true }
            if isSubmitted { Text("submitted") }
        }
    }
}

private struct SearchedContent: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        VStack {
            Text(verbatim: "\(text) searching \(isSearching)")
            Button("Stop") { dismissSearch() }
        }
    }
}

private struct BoundSearchPage: View {
    @State private var text = ""
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Search") { isOpen = true }
                Text(verbatim: "open \(isOpen)")
            }
            .searchable(text: $text, isPresented: $isOpen)
        }
    }
}
