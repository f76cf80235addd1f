import SwiftUI

/// The creatures of one collection. The composition root determines where a creature leads.
public struct CreatureListView<Details: View>: View {
    @StateObject private var viewModel: ViewModel
    private let title: String
    private let details: (Int, String) -> Details

    /// - Parameters:
    ///   - collection: The collection's id.
    ///   - title: The collection's name.
    ///   - service: The source of the creatures.
    ///   - details: Creates the destination for a creature's id and name. Called on navigation.
    public init(
        collection: Int, title: String, service: any CreaturesService, @ViewBuilder details: @escaping (Int, String) -> Details
    ) {
        _viewModel = StateObject(wrappedValue: ViewModel(collection: collection, service: service))
        self.title = title
        self.details = details
    }

    public var body: some View {
        Group {
            switch viewModel.state {
            case .loading:
                ProgressView("Waiting for them to come out…")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            case .loaded(let creatures) where creatures.isEmpty:
                ContentUnavailableView(
                    "Nobody here", systemImage: "pawprint", description: Text("Nothing has been found in this place yet."))
            case .loaded(let creatures):
                List(creatures) { creature in
                    NavigationLink {
                        details(creature.id, creature.name)
                    } label: {
                        CreatureRow(creature: creature)
                    }
                }
            case .failed(let reason):
                ContentUnavailableView {
                    Label("They are hiding", systemImage: "wifi.slash")
                } description: {
                    Text(reason)
                } actions: {
                    Button("Try again") { viewModel.load() }
                        .buttonStyle(.borderedProminent)
                }
            }
        }
        .navigationTitle(title)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                if viewModel.canBeSorted {
                    Button(viewModel.order.other.title, systemImage: "arrow.up.arrow.down") { viewModel.order = viewModel.order.other }
                }
            }
        }
        .onAppear { viewModel.load() }
    }
}

/// A creature in the list.
struct CreatureRow: View {
    let creature: CreatureSummary

    var body: some View {
        HStack(spacing: 14) {
            AsyncImage(url: creature.picture) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "questionmark").font(.title2).foregroundStyle(.secondary)
                case .empty: Color.clear
                }
            }
            .frame(width: 60, height: 60)
            .background(.tint.opacity(0.1))
            .clipShape(RoundedRectangle(cornerRadius: 14))
            .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(creature.name)
                    .font(.headline)
                Text(creature.kind)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            Text("No. \(creature.id, format: .number.grouping(.never))")
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .monospacedDigit()
        }
    }
}
