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
                    Text(diner: "Loading…")
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            case .loaded(let sections):
                content(sections)
            case .failed:
                VStack(spacing: 16) {
                    Text(diner: "The kitchen does not answer.")
                        .foregroundStyle(.secondary)
                    Button {
                        menu.load()
                    } label: {
                        Text(diner: "Try again")
                    }
                    .buttonStyle(.borderedProminent)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .onAppear { menu.load() }
    }
}
