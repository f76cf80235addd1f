import SwiftUI

/// The composed app, and over it how many creatures have been seen: what the decorated services told.
struct AppScreen: View {
    /// Kept here and observed where it is shown, so that a change of it does not evaluate this.
    @State private var journal = Journal()
    let services: Services

    var body: some View {
        CompositionRoot.compose(services.noting { [journal] in journal.note($0) })
            .safeAreaInset(edge: .bottom) { SeenCount(journal: journal) }
            .tint(.indigo)
    }
}

/// How many creatures have been seen; nothing before the first.
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
