import DinerMenu
import SwiftUI

/// Loads the menu, and shows content once it is loaded.
struct LoadedMenu<Content: View>: View {
    @EnvironmentObject private var menu: MenuService
    @ViewBuilder let content: ([MenuSection]) -> Content

    var body: some View {
        Group {
            switch menu.state {
            case .notLoaded, .loading:
                VStack(spacing: 12) {
                    ProgressView()
                    Text("Loading…")
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            case .loaded(let sections):
                content(sections)
            case .failed:
                VStack(spacing: 16) {
                    Text("The kitchen does not answer.")
                        .foregroundStyle(.secondary)
                    Button("Try again") { menu.load() }
                        .buttonStyle(.borderedProminent)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .onAppear { menu.load() }
    }
}
