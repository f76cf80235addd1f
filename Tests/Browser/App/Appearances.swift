import SwiftUI
import UIKit

/// Bars and controls that look as UIKit's appearance proxies say.
struct AppearancesPage: View {
    @State private var segment = 0

    init() {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = UIColor(red: 0.2, green: 0.1, blue: 0.4, alpha: 1)
        bar.shadowColor = .clear
        bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont(name: "Georgia", size: 30)!]
        UINavigationBar.appearance().standardAppearance = bar
        UINavigationBar.appearance().scrollEdgeAppearance = bar
        UINavigationBar.appearance().tintColor = .green
        UITabBar.appearance().backgroundColor = .black
        UITabBar.appearance().unselectedItemTintColor = .white
        UITabBar.appearance().tintColor = .orange
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().backgroundColor = .yellow
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        UIPageControl.appearance().pageIndicatorTintColor = .blue
    }

    var body: some View {
        TabView {
            NavigationStack {
                List {
                    Picker("Segments", selection: $segment) {
                        Text("One").tag(0)
                        Text("Two").tag(1)
                    }
                    .pickerStyle(.segmented)
                    NavigationLink("More") { List { Text("Text") }.navigationTitle("Inside").navigationBarTitleDisplayMode(.inline) }
                    Button("Green bar") { UINavigationBar.appearance().scrollEdgeAppearance?.backgroundColor = .green }
                    ForEach(0..<30) { Text("Row \($0)") }
                }
                .navigationTitle("Looks")
                .toolbar { Button("Add", systemImage: "plus") {} }
            }
            .tabItem { Label("List", systemImage: "list.bullet") }
            TabView {
                Color.mint
                Color.gray
            }
            .tabViewStyle(.page)
            .tabItem { Label("Pages", systemImage: "book") }
            Text("Own bar").frame(maxWidth: .infinity, maxHeight: .infinity)
                .toolbarBackground(.red, for: .tabBar)
                .tabItem { Label("Own", systemImage: "star") }
        }
    }
}
