import MartletElements
import MartletTest
import MartletUI
import Testing

/// A list whose links select, and what is selected.
private struct Dishes: View {
    @State private var dish: String?
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(["Soup", "Curry"], id: \.self, selection: $dish) { NavigationLink($0, value: $0) }
                .navigationTitle("Dishes")
                .navigationSplitViewColumnWidth(min: 200, ideal: 300)
        } detail: {
            NavigationStack {
                Text(dish.map { "All about \($0)" } ?? "Choose a dish")
                Button("Hide the list") { visibility = .detailOnly }
            }
        }
    }
}

/// Three columns, whose links put what they lead to in the place of the next one.
private struct Courses: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink("Mains", value: "Mains")
                .navigationDestination(for: String.self) { course in
                    NavigationLink("First of \(course)", value: 1)
                        .navigationTitle(course)
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
        } content: {
            Text("No course")
        } detail: {
            Text("No dish")
        }
    }
}

/// A list whose rows select, in a split view that the app wants to begin with its sidebar.
private struct BeginningWithSidebar: View {
    @State private var row: Int?

    var body: some View {
        NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
            List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") }
        } detail: {
            Text("Detail \(row ?? -1)")
        }
    }
}

/// A list in which a row is selected from the beginning.
private struct BeginningWithSelection: View {
    var column: NavigationSplitViewColumn?
    @State private var row: Int? = 2

    var body: some View {
        if let column {
            NavigationSplitView(preferredCompactColumn: .constant(column)) {
                rows
            } detail: {
                Text("Detail \(row ?? -1)")
            }
        } else {
            NavigationSplitView {
                rows
            } detail: {
                Text("Detail \(row ?? -1)")
            }
        }
    }

    private var rows: some View { List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") } }
}

/// A list in which a button selects a row.
private struct SelectingByCode: View {
    @State private var row: Int?

    var body: some View {
        NavigationSplitView {
            Button("Select") { row = 1 }
            List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") }
        } detail: {
            Text("Detail \(row ?? -1)")
            Button("Other") { row = 2 }
        }
    }
}

@MainActor
@Suite("A split view")
struct SplitViewTests {
    private static let wide = ClientTraits(width: 1200)

    private func split(_ host: TestHost) throws -> Element { try host.element(.split) }

    // Shows: NavigationSplitView
    @Test func `Shows its columns beside each other where there is room`() {
        let host = mount(traits: Self.wide) { Dishes() }
        #expect(host.exists("Soup"))
        #expect(host.exists("Choose a dish"))
        host.tap("Soup")
        #expect(host.exists("All about Soup"))
        #expect(host.find(.link, "Soup")[.isSelected] == true)
    }

    @Test func `Shows one column on a narrow screen, and the next when something is chosen`() {
        let host = mount { Dishes() }
        #expect(!host.exists("Choose a dish"))
        host.tap("Soup")
        #expect(host.exists("All about Soup"))
        #expect(!host.exists("Curry"))
        host.goBack()
        #expect(host.exists("Curry"))
        #expect(host.find(.link, "Soup")[.isSelected] == false)
    }

    @Test func `Shows the next column although the preferred one is a constant`() {
        let host = mount { BeginningWithSidebar() }
        #expect(!host.exists("Detail -1"))
        host.tap("Row 1")
        #expect(host.exists("Detail 1"))
        #expect(!host.exists("Row 2"))
        host.goBack()
        #expect(host.exists("Row 2"))
    }

    @Test func `Begins with the next column on a narrow screen when a row is selected from the beginning`() {
        let host = mount { BeginningWithSelection() }
        #expect(host.exists("Detail 2"))
        #expect(!host.exists("Row 1"))
        host.goBack()
        #expect(host.exists("Row 1"))
        #expect(!host.exists("Detail 2"))
    }

    @Test func `Begins with the column that the app prefers, although a row is selected`() {
        let host = mount { BeginningWithSelection(column: .sidebar) }
        #expect(host.exists("Row 1"))
        #expect(!host.exists("Detail 2"))
    }

    @Test func `Shows the next column when code selects a row`() {
        let host = mount { SelectingByCode() }
        host.tap("Select")
        #expect(host.exists("Detail 1"))
        #expect(!host.exists("Row 2"))
        host.tap("Other")
        #expect(host.exists("Detail 2"))
        host.goBack()
        #expect(host.exists("Row 2"))
        host.tap("Select")
        #expect(host.exists("Detail 1"))
    }

    @Test func `Goes on with the same columns when the window is made narrow`() {
        let host = mount(traits: Self.wide) { Dishes() }
        host.tap("Soup")
        host.resize(width: 390, height: 844)
        #expect(host.exists("Soup"))
        host.tap("Curry")
        host.resize(width: 1200, height: 800)
        #expect(host.exists("Soup"))
        #expect(host.exists("All about Curry"))
    }

    @Test func `Hides the sidebar as the app says, and shows it again by a button in the bar`() throws {
        let host = mount(traits: Self.wide) { Dishes() }
        #expect(try split(host)[.visibility] == "automatic")
        host.tap("Hide the list")
        #expect(!host.exists("Soup"))
        host.tap(.button, "Sidebar")
        #expect(try split(host)[.visibility] == "all")
        #expect(host.exists("Soup"))
    }

    // Shows: .navigationSplitViewColumnWidth
    @Test func `Tells how wide a column wants to be`() throws {
        #expect(try split(mount { Dishes() })[.sidebarWidth] == [200.0, 300.0, 300.0])
    }

    @Test func `A stack in a column has the bar of the column`() {
        let host = mount { Dishes() }
        host.tap("Soup")
        let screens = host.elements(.screen).filter { $0.actions.contains(.dismiss) }
        #expect(screens.map { $0[.backTitle] } == ["Dishes"])
    }

    @Test func `A link takes the place of what the next column shows`() {
        let host = mount(traits: Self.wide) { Courses() }
        host.tap("Mains")
        #expect(!host.exists("No course"))
        #expect(host.exists("No dish"))
        host.tap("First of Mains")
        #expect(host.exists("Number 1"))
        #expect(host.find(.link, "Mains")[.isSelected] == true)
    }

    @Test func `On a narrow screen such a link leads on, and back`() {
        let host = mount { Courses() }
        host.tap("Mains")
        host.tap("First of Mains")
        #expect(host.exists("Number 1"))
        host.goBack()
        #expect(host.exists("First of Mains"))
        host.goBack()
        #expect(host.exists("Mains"))
        #expect(!host.exists("No course"))
    }

    @Test func `The app says which column is on top of a narrow screen`() {
        let host = mount { ColumnOnTop() }
        #expect(host.exists("Detail"))
        host.tap("To the list")
        #expect(host.exists("Sidebar"))
        #expect(!host.exists("Detail"))
    }
}

/// Every way in which apps write a split view. That it compiles is the test.
private struct SplitCallShapes: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.content

    var body: some View {
        NavigationSplitView {
            Text("a").navigationSplitViewColumnWidth(200)
        } detail: {
            Text("b")
        }
        NavigationSplitView(sidebar: { Text("a") }, detail: { Text("b").navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3) })
        NavigationSplitView {
            Text("a")
        } content: {
            Text("b").navigationSplitViewColumnWidth(min: 1, ideal: 2)
        } detail: {
            Text("c")
        }
        .navigationSplitViewStyle(.balanced)
        NavigationSplitView(columnVisibility: $visibility) {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }
        .navigationSplitViewStyle(.prominentDetail)
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column, sidebar: { Text("a") }, detail: { Text("b") })
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }
        .navigationSplitViewStyle(.automatic)
    }
}

private struct ColumnOnTop: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("Sidebar")
        } detail: {
            Text("Detail")
            Button("To the list") { column = .sidebar }
        }
    }
}
