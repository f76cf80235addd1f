import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Bars of screens")
struct BarTests {
    private func screen<V: View>(_ view: V) -> Element { mount { NavigationStack { view } }.find(.kind(.screen)).element! }

    private func texts(in screen: Element, slot: Value) -> [String] {
        screen.children.filter { $0[.slot] == slot }.compactMap { child in child.first { $0.text != nil }?.text }
    }

    // Shows: .containerBackground
    @Test func `The background of a container is that of the whole screen`() throws {
        struct Page: View {
            @State private var isRed = true

            var body: some View {
                NavigationStack {
                    Button("Change") { isRed.toggle() }.containerBackground(isRed ? Color.red : .blue, for: .navigation)
                }
            }
        }
        let host = mount { Page() }
        let screen = try host.element(.screen)
        let background = try #require(screen.children.first { $0[.slot] == "background" })
        #expect(screen.children.filter { $0[.slot] == nil }.map(\.kind) == [.button])
        let before = background.first { $0.kind == .shape }?.modifiers
        #expect(before != nil)
        host.tap("Change")
        #expect(background.first { $0.kind == .shape }?.modifiers != before)
    }

    // Shows: .navigationTitle, .navigationSubtitle, .navigationBarTitleDisplayMode, .toolbarTitleDisplayMode
    @Test func `A screen takes its title, subtitle and title size from its content`() {
        let screen = screen(Text("x").navigationTitle("Menu").navigationSubtitle("Today").navigationBarTitleDisplayMode(.inline))
        #expect(screen[.title] == "Menu" && screen[.subtitle] == "Today" && screen[.titleMode] == "inline")
        #expect(self.screen(Text("x").toolbarTitleDisplayMode(.large))[.titleMode] == "large")
    }

    // Shows: .toolbarTitleMenu
    @Test func `The title opens a menu, and follows the title of the screen`() throws {
        struct Page: View {
            @State private var title = "Trees"

            var body: some View {
                Text("x").navigationTitle(title).toolbarTitleMenu { Button("Shrubs") { title = "Bushes" } }
            }
        }
        let host = mount { NavigationStack { Page() } }
        #expect(host.find(.kind(.screen)).element.map { texts(in: $0, slot: "titleMenu") } == ["Trees"])
        try host.fire(.tap, on: host.element(.button))
        #expect(host.find(.kind(.screen)).element.map { texts(in: $0, slot: "titleMenu") } == ["Bushes"])
    }

    // Shows: ToolbarItem
    @Test func `Secondary actions are commands of a menu`() throws {
        struct Page: View {
            @State private var isArchived = false

            var body: some View {
                Text(isArchived ? "archived" : "new").toolbar {
                    ToolbarItem(placement: .secondaryAction) { Button("Archive") { isArchived = true } }
                    ToolbarItem(placement: .primaryAction) { Button("Add") {} }
                }
            }
        }
        let host = mount { NavigationStack { Page() } }
        let screen = try #require(host.find(.kind(.screen)).element)
        #expect(screen.children.first { $0[.slot] == "secondary" }?.isMenuItem == true)
        #expect(screen.children.first { $0[.slot] == "trailing" }?.isMenuItem == false)
        host.tap("Archive")
        #expect(host.exists("archived"))
    }

    // Shows: .navigationBarTitle
    @Test func `The deprecated navigationBarTitle sets the title`() {
        let screen = screen(Text("x").navigationBarTitle("Menu", displayMode: .inline))
        #expect(screen[.title] == "Menu" && screen[.titleMode] == "inline")
    }

    // Shows: .navigationBarHidden, .toolbarVisibility
    @Test func `A screen can hide its bar`() {
        #expect(screen(Text("x").navigationBarHidden(true))[.hiddenBars] == "navigation")
        #expect(screen(Text("x").toolbarVisibility(.hidden, for: .navigationBar))[.hiddenBars] == "navigation")
        #expect(screen(Text("x"))[.hiddenBars] == nil)
    }

    // Shows: .navigationBarBackButtonHidden
    @Test func `A screen can hide its back button`() {
        struct Page: View {
            @State private var path = [1]
            let isHidden: Bool

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { _ in Text("leaf").navigationBarBackButtonHidden(isHidden) }
                }
            }
        }
        func canGoBack(_ isHidden: Bool) -> Bool {
            let host = mount { Page(isHidden: isHidden) }
            return host.elements(.screen).contains { $0.actions.contains(.dismiss) }
        }
        #expect([canGoBack(true), canGoBack(false)] == [false, true])
    }

    private struct Tools: ToolbarContent {
        let hasMore: Bool

        @ToolbarContentBuilder var body: some ToolbarContent {
            ToolbarItem(placement: ToolbarItemPlacement.topBarLeading) { Text("leading") }
            if hasMore {
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("first")
                    Text("second")
                }
            }
        }
    }

    // Shows: ToolbarItem, ToolbarContent, @ToolbarContentBuilder, ToolbarItemGroup, .toolbar
    @Test func `Toolbar items appear at their placements`() {
        let screen = screen(Text("x").toolbar { Tools(hasMore: true) })
        #expect(texts(in: screen, slot: "leading") == ["leading"])
        #expect(texts(in: screen, slot: "bottom") == ["first", "second"])
        #expect(texts(in: self.screen(Text("x").toolbar { Tools(hasMore: false) }), slot: "bottom") == [])
    }

    // Shows: .navigationBarItems
    @Test func `The deprecated navigationBarItems appear at both ends`() {
        let screen = screen(Text("x").navigationBarItems(leading: Text("left"), trailing: Text("right")))
        #expect(texts(in: screen, slot: "leading") == ["left"] && texts(in: screen, slot: "trailing") == ["right"])
    }

    // Shows: ToolbarSpacer
    @Test func `A spacer separates toolbar items`() {
        let screen = screen(
            Text("x").toolbar {
                ToolbarItem(placement: .bottomBar) { Text("one") }
                ToolbarSpacer(placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Text("two") }
            })
        #expect(screen.children.filter { $0[.slot] == "bottom" }.map(\.kind) == [.text, .spacer, .text])
    }

    @Test func `A fixed spacer is a small gap`() {
        let screen = screen(
            Text("x").toolbar {
                ToolbarItem(placement: .bottomBar) { Text("one") }
                ToolbarSpacer(.fixed, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Text("two") }
            })
        let spacers = screen.children.filter { $0[.slot] == "bottom" && $0.kind == .spacer }
        #expect(spacers.map { $0.modifiers.contains { String(describing: $0).contains("8.0") } } == [true])
    }

    @Test func `Of the views in a navigation view a phone shows the first, and the others are for the column beside it`() {
        struct Page: View {
            @State private var isOld = false
            var body: some View {
                NavigationView {
                    Button(isOld ? "Old" : "New") { isOld.toggle() }
                    Text("Choose a dish")
                }
            }
        }
        let host = mount { Page() }
        #expect(host.shownTexts == ["New"])
        host.tap("New")
        #expect(host.shownTexts == ["Old"])
        #expect(
            mount {
                NavigationView {
                    Group {
                        Text("a"); Text("b")
                    }
                }
            }.shownTexts == ["a", "b"])
    }

    // Shows: NavigationView, StackNavigationViewStyle
    @Test func `A navigation view pushes the destinations of its links`() {
        let host = mount {
            NavigationView { NavigationLink("Onward") { Text("there") } }.navigationViewStyle(StackNavigationViewStyle())
        }
        host.tap("Onward")
        #expect(host.exists("there"))
    }

    private struct Tabbed: View {
        @State private var tab = "one"

        var body: some View {
            TabView(selection: $tab) {
                Tab("One", systemImage: "1.circle", value: "one") { Text("first page") }
                Tab("Two", systemImage: "2.circle", value: "two") { Text("second page") }
            }
        }
    }

    // Shows: Tab
    @Test func `A tab shows its content when the user selects it`() {
        let host = mount { Tabbed() }
        #expect(host.exists("first page"))
        host.select(tab: "Two")
        #expect(host.exists("second page"))
        #expect(!host.exists("first page"))
    }

    private enum Place: Hashable { case menu, orders, extra, search }

    private struct Sectioned: View {
        @State private var place: Place = .menu
        var hasExtra = true

        var body: some View {
            TabView(selection: $place) {
                Tab("Menu", systemImage: "book", value: .menu) { Text("The menu") }.badge(2)
                TabSection("More") {
                    Tab("Orders", systemImage: "cart", value: .orders) { Text("The orders") }
                    if hasExtra { Tab("Extra", systemImage: "plus", value: .extra) { Text("The extra") } }
                }
                Tab(value: .search, role: .search) { Text("The search") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    // Shows: TabSection
    @Test func `A tab's value has the type of the selection`() {
        let host = mount { Sectioned() }
        #expect(host.findAll(.role(.tab)).map(\.label) == ["Menu", "Orders", "Extra", "Search"])
        #expect(host.find(.tab, "Menu")[.badge] == "2")
        host.select(tab: "Orders")
        #expect(host.exists("The orders"))
        host.select(tab: "Search")
        #expect(host.exists("The search"))
        #expect(mount { Sectioned(hasExtra: false) }.findAll(.role(.tab)).map(\.label) == ["Menu", "Orders", "Search"])
    }

    private struct Paged: View {
        @State private var page = 0

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<2) { Text("Page \($0)").tag($0) }
                Text("Last").tag(2)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .indexViewStyle(.page(backgroundDisplayMode: .never))
            Button("Turn") { page += 1 }
        }
    }

    // Shows: .indexViewStyle
    @Test func `Each view of a paged tab view is a page, of which one is shown`() throws {
        let host = mount { Paged() }
        let tabs = try #require(host.first(.tabs))
        #expect(tabs.children.map(\.kind) == [.tab, .tab, .tab])
        #expect(tabs[.style] == "page")
        #expect(tabs[.indicators] == false)
        #expect(tabs[.indexBackground] == false)
        #expect(host.exists("Page 0") && !host.exists("Page 1"))
        host.tap("Turn")
        #expect(host.exists("Page 1") && !host.exists("Page 0"))
    }

    private struct Leaving: View {
        @Environment(\.presentationMode) private var mode
        @Environment(\.dismiss) private var dismiss: DismissAction

        var body: some View {
            Button("Old way") { mode.wrappedValue.dismiss() }
            Button("New way") { dismiss() }
        }
    }

    // Shows: \.presentationMode, DismissAction
    @Test(arguments: ["Old way", "New way"])
    func `A view dismisses its sheet`(way: String) {
        struct Page: View {
            @State private var isOpen = true

            var body: some View { Text(isOpen ? "open" : "closed").sheet(isPresented: $isOpen) { Leaving() } }
        }
        let host = mount { Page() }
        host.tap(way)
        #expect(host.exists("closed"))
    }

    private struct Editing: View {
        @Environment(\.editMode) private var mode

        var body: some View { Text(mode?.wrappedValue == EditMode.active ? "editing" : "reading") }
    }

    // Shows: \.editMode, EditMode
    @Test func `A view reads the edit mode of its list`() {
        let host = mount { NavigationStack { Editing().toolbar { EditButton() } } }
        #expect(host.exists("reading"))
        host.tap("Edit")
        #expect(host.exists("editing"))
    }
}
