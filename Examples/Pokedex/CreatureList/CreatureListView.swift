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
    ///   - clock: Measures the pause before a search.
    ///   - details: Creates the destination for a creature's id and name. Called on navigation.
    public init(
        collection: Int, title: String, service: any CreaturesService, clock: any Clock<Duration> = ContinuousClock(),
        @ViewBuilder details: @escaping (Int, String) -> Details
    ) {
        _viewModel = StateObject(wrappedValue: ViewModel(collection: collection, service: service, clock: clock))
        self.title = title
        self.details = details
    }

    public var body: some View {
        Group {
            switch viewModel.state {
            case .loading:
                ProgressView("Waiting for them to come out…")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            case .loaded(let page) where page.creatures.isEmpty && viewModel.search.isEmpty:
                ContentUnavailableView(
                    "Nobody here", systemImage: "pawprint", description: Text("Nothing has been found in this place yet."))
            case .loaded(let page) where page.creatures.isEmpty:
                ContentUnavailableView(
                    "No such creature", systemImage: "magnifyingglass", description: Text("Nobody here has this name, or is of this kind."))
            case .loaded(let page):
                List {
                    ForEach(page.creatures) { creature in
                        NavigationLink {
                            details(creature.id, creature.name)
                        } label: {
                            CreatureRow(creature: creature)
                        }
                    }
                    if page.hasMore {
                        MoreRow(problem: viewModel.problem) { viewModel.loadMore() }
                            .task(id: page) { viewModel.loadMore() }
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
        .searchable(text: $viewModel.search, prompt: "Name or kind")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                if viewModel.canBeSorted {
                    Button(viewModel.order.other.title, systemImage: "arrow.up.arrow.down") { viewModel.sort(by: viewModel.order.other) }
                }
            }
        }
        .onAppear { viewModel.load() }
        .task(id: viewModel.search) { await viewModel.searchAfterPause() }
    }
}

/// The end of a list that goes on: progress, or why the next page could not be loaded.
struct MoreRow: View {
    let problem: String?
    let retry: @MainActor () -> Void

    var body: some View {
        HStack {
            if let problem {
                Text(problem)
                    .foregroundStyle(.secondary)
                Spacer()
                Button("Try again", action: retry)
            } else {
                ProgressView()
                    .frame(maxWidth: .infinity)
                    .accessibilityLabel("Loading more")
            }
        }
        .font(.subheadline)
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
