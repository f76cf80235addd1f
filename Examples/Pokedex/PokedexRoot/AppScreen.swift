import SwiftUI

/// The composed app, and over it how many creatures have been seen: what the decorated services told.
struct AppScreen: View {
    @StateObject private var journal = Journal()
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
            Label("\(journal.seen.count) seen", systemImage: "eye")
                .font(.subheadline)
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .background(.regularMaterial, in: Capsule())
                .padding(.bottom, 8)
        }
    }
}
