import SwiftUI

/// The page of one creature, with what the composition root puts into its bar.
public struct CreatureDetailView<Actions: View>: View {
    @StateObject private var viewModel: ViewModel
    private let title: String
    private let actions: Actions

    /// - Parameters:
    ///   - creature: The creature's id.
    ///   - title: The creature's name, to show before the profile is loaded.
    ///   - service: The source of the profile.
    ///   - actions: What can be done with the creature.
    public init(creature: Int, title: String, service: any ProfileService, @ViewBuilder actions: () -> Actions = { EmptyView() }) {
        _viewModel = StateObject(wrappedValue: ViewModel(creature: creature, service: service))
        self.title = title
        self.actions = actions()
    }

    public var body: some View {
        Group {
            switch viewModel.state {
            case .loading:
                ProgressView("Turning pages…")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            case .loaded(let profile):
                ProfilePage(profile: profile)
            case .failed(let reason):
                ContentUnavailableView {
                    Label("A page is missing", systemImage: "wifi.slash")
                } description: {
                    Text(reason)
                } actions: {
                    Button("Try again") { viewModel.load() }
                        .buttonStyle(.borderedProminent)
                }
            }
        }
        .navigationTitle(title)
        .toolbar { ToolbarItem(placement: .primaryAction) { actions } }
        .onAppear { viewModel.load() }
    }
}
