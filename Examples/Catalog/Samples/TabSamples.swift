import SwiftUI

extension Page {
    static let tabs = Page(
        "tabs", "Tabs", symbol: "square.split.bottomrightquarter", color: .pink,
        [
            Sample("Tabs", "TabView Tab .badge", TabsPlain(), needsScreen: true),
            Sample("Tabs before iOS 18", ".tabItem .tag", TabsOlder(), needsScreen: true),
            Sample("Pages", ".tabViewStyle .indexViewStyle", TabPages()),
        ])
}

struct TabsPlain: View {
    @State private var chosen = "home"

    var body: some View {
        TabView(selection: $chosen) {
            Tab("Home", systemImage: "house", value: "home") { Text("Home") }
            Tab("Letters", systemImage: "envelope", value: "letters") { Text("Letters") }.badge(3)
            Tab("Settings", systemImage: "gear", value: "settings") { Text("Settings") }
        }
    }
}

struct TabsOlder: View {
    var body: some View {
        TabView {
            Text("The first").tabItem { Label("First", systemImage: "1.circle") }.tag(1)
            Text("The second").tabItem { Label("Second", systemImage: "2.circle") }.tag(2)
        }
    }
}

struct TabPages: View {
    var body: some View {
        TabView {
            ForEach([Color.red, .green, .blue], id: \.self) { colour in
                RoundedRectangle(cornerRadius: 16).fill(colour.gradient).padding(.bottom, 44)
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .frame(height: 220)
    }
}
