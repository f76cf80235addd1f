import SwiftUI

/// The composed app, with the number of seen creatures above it, which the decorated services report.
struct AppScreen: View {
    /// Owned here but observed in ``SeenCount``, so that a change does not evaluate this view.
    @State private var journal = Journal()
    let services: Services

    var body: some View {
        CompositionRoot.compose(services.noting { [journal] in journal.note($0) })
            .safeAreaInset(edge: .bottom) { SeenCount(journal: journal) }
            .tint(.indigo)
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
