import SwiftUI

/// The composed app, with the number of seen creatures below it, which the decorated services report, and a note while the server does not answer.
struct AppScreen: View {
    /// Owned here but observed below, so that a change does not evaluate this view.
    @State private var journal = Journal()
    @State private var connection = Connection()
    @State private var favorites = KeptFavorites()
    @AppStorage("favorites") private var kept = ""
    let services: @MainActor (Connection) -> Services

    var body: some View {
        CompositionRoot.compose(services(connection).noting { [journal] in journal.note($0) }, favorites: favorites)
            .safeAreaInset(edge: .bottom) {
                VStack(spacing: 0) {
                    OfflineNote(connection: connection)
                    SeenCount(journal: journal)
                }
            }
            .tint(.indigo)
            .onAppear {
                let kept = $kept
                favorites.keep(kept.wrappedValue) { kept.wrappedValue = $0 }
            }
    }
}

/// The number of seen creatures; hidden while it is zero.
struct SeenCount: View {
    @ObservedObject var journal: Journal

    var body: some View {
        if !journal.seen.isEmpty {
            VStack(spacing: 0) {
                Divider()
                Label("\(journal.seen.count) seen", systemImage: "eye")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .padding(.vertical, 12)
            }
            .frame(maxWidth: .infinity)
            .background(.bar)
        }
    }
}

/// A note that what is shown was kept earlier.
struct OfflineNote: View {
    @ObservedObject var connection: Connection

    var body: some View {
        if connection.isOffline {
            VStack(spacing: 0) {
                Divider()
                Label("The server does not answer. This is what was kept.", systemImage: "wifi.slash")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .padding(.vertical, 12)
            }
            .frame(maxWidth: .infinity)
            .background(.bar)
        }
    }
}
