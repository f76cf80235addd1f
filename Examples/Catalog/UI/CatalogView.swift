import SwiftUI

/// The pages, or what the user searches for, beside the page that is chosen.
struct CatalogView: View {
    @Binding var appearance: Appearance
    @State private var place: Place?
    @State private var search = ""
    /// What a phone shows: the list, or the page.
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(selection: $place) {
                if search.isEmpty {
                    ForEach(Page.all) { PageRow(page: $0).tag(Place(page: $0.id)) }
                } else {
                    ForEach(found, id: \.page.id) { page, samples in
                        Section(page.title) {
                            ForEach(samples) { SampleRow(sample: $0).tag(Place(page: page.id, sample: $0.id)) }
                        }
                    }
                }
            }
            .overlay {
                if !search.isEmpty && found.isEmpty { ContentUnavailableView.search(text: search) }
            }
            .searchable(text: $search, prompt: "Views, modifiers, styles")
            .navigationTitle("Catalog")
            .toolbar { AppearanceMenu(appearance: $appearance) }
        } detail: {
            if let page = Page.all.first(where: { $0.id == place?.page }) {
                PageView(page: page, sample: place?.sample).id(page.id)
            } else {
                ContentUnavailableView(
                    "Choose a page", systemImage: "books.vertical", description: Text("Each shows live samples and their source."))
            }
        }
        .onOpenURL { url in
            guard let linked = Place(url) else { return }
            place = linked
            column = .detail
        }
    }

    private var found: [(page: Page, samples: [Sample])] {
        Page.all.map { page in (page, page.samples.filter { $0.matches(search) }) }.filter { !$0.samples.isEmpty }
    }
}

private struct PageRow: View {
    let page: Page

    var body: some View {
        Label {
            Text(page.title)
        } icon: {
            Image(systemName: page.symbol)
                .font(.footnote)
                .foregroundStyle(.white)
                .frame(width: 28, height: 28)
                .background(page.color, in: .rect(cornerRadius: 7))
        }
    }
}

private struct SampleRow: View {
    let sample: Sample

    var body: some View {
        VStack(alignment: .leading) {
            Text(sample.title)
            Text(sample.apis.joined(separator: " ")).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}

/// Chooses the colours of the app.
private struct AppearanceMenu: View {
    @Binding var appearance: Appearance

    var body: some View {
        Menu("Appearance", systemImage: appearance.symbol) {
            Picker("Appearance", selection: $appearance) {
                ForEach(Appearance.allCases, id: \.self) { Label($0.rawValue, systemImage: $0.symbol) }
            }
        }
    }
}
