import SwiftUI

/// The list of collections. The composition root determines where a collection leads, so the list does not depend on other screens.
public struct PokedexListView<Details: View>: View {
    @StateObject private var viewModel: ViewModel
    private let details: (Int, String) -> Details

    /// - Parameters:
    ///   - service: The source of the collections.
    ///   - details: Creates the destination for a collection's id and name. Called on navigation.
    public init(service: any CollectionsService, @ViewBuilder details: @escaping (Int, String) -> Details) {
        _viewModel = StateObject(wrappedValue: ViewModel(service: service))
        self.details = details
    }

    public var body: some View {
        Group {
            switch viewModel.state {
            case .loading:
                ProgressView("Looking around…")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            case .loaded(let collections):
                List(collections) { collection in
                    NavigationLink {
                        details(collection.id, collection.name)
                    } label: {
                        CollectionRow(collection: collection)
                    }
                }
            case .failed(let reason):
                ContentUnavailableView {
                    Label("No way out there", systemImage: "wifi.slash")
                } description: {
                    Text(reason)
                } actions: {
                    Button("Try again") { viewModel.load() }
                        .buttonStyle(.borderedProminent)
                }
            }
        }
        .navigationTitle("Pokedex")
        .onAppear { viewModel.load() }
    }
}

/// A collection in the list.
struct CollectionRow: View {
    let collection: CreatureCollection

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: collection.symbol)
                .font(.title2)
                .foregroundStyle(.tint)
                .frame(width: 48, height: 48)
                .background(.tint.opacity(0.14), in: RoundedRectangle(cornerRadius: 12))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(collection.name)
                    .font(.headline)
                Text(collection.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            Text(collection.count, format: .number)
                .foregroundStyle(.secondary)
                .accessibilityLabel("\(collection.count) creatures")
        }
        .padding(.vertical, 4)
    }
}
