import SwiftUI

/// What the browser tests look at beside the examples: a page for each thing that only a browser can show.
@main
struct BrowserApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List(Page.allCases, id: \.self) { page in NavigationLink(page.rawValue, value: page) }
                    .navigationTitle("Pages")
                    .navigationDestination(for: Page.self) { $0.content.navigationTitle($0.rawValue) }
            }
        }
    }
}

enum Page: String, CaseIterable, Codable, Hashable {
    case rows, sections, refreshing, pictures, loading, fitting, shortcuts, transitions, events, masks, missing

    @ViewBuilder var content: some View {
        switch self {
        case .rows: RowsPage()
        case .sections: SectionsPage()
        case .refreshing: RefreshingPage()
        case .pictures: PicturesPage()
        case .loading: LoadingPage()
        case .fitting: FittingPage()
        case .shortcuts: ShortcutsPage()
        case .transitions: TransitionsPage()
        case .events: EventsPage()
        case .masks: MasksPage()
        case .missing: MissingPage()
        }
    }
}
