import MartletElements
import MartletTest
import MartletUI
import Testing

private struct Library: View {
    @State private var tab = 0
    @State private var path: [Int] = []
    @State private var hidesPlain = false

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack(path: $path) {
                Button("Read") { path = [1] }
                    .navigationDestination(for: Int.self) { _ in Text("Page").toolbar(.hidden, for: .tabBar) }
            }
            .tabItem { Text("Books") }
            .tag(0)
            VStack {
                Toggle("Hide", isOn: $hidesPlain)
                Button("To the books") { tab = 0 }
            }
            .toolbar(hidesPlain ? .hidden : .visible, for: .tabBar)
            .tabItem { Text("Plain") }
            .tag(1)
        }
    }
}

@MainActor
@Suite("The bar of tabs")
struct TabBarTests {
    private let host = mount { Library() }

    private var hiddenBars: Value? { host.find(.kind(.tabs))[.hiddenBars] }

    @Test func `A screen hides the bar for as long as it is on top`() {
        #expect(hiddenBars == nil)
        host.tap("Read")
        #expect(hiddenBars == "tab")
        host.goBack()
        #expect(hiddenBars == nil)
    }

    @Test func `Content outside of a stack hides the bar, as its state says`() {
        host.select(tab: "Plain")
        #expect(hiddenBars == nil)
        host.toggle("Hide")
        #expect(hiddenBars == "tab")
        host.toggle("Hide")
        #expect(hiddenBars == nil)
    }

    @Test func `A tab that is left takes nothing from the next one`() {
        host.select(tab: "Plain")
        host.toggle("Hide")
        host.tap("To the books")
        #expect(hiddenBars == nil)
        host.select(tab: "Plain")
        #expect(hiddenBars == "tab")
    }
}
