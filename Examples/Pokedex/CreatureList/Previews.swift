import Combine
import Foundation
import SwiftUI

/// A service that publishes immediately, for previews.
struct FixedCreatures: CreaturesService {
    let creatures: [CreatureSummary]

    func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error> {
        Just(CreaturePage(creatures, of: creatures.count)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    static let samples = FixedCreatures(creatures: [
        CreatureSummary(id: 101, name: "Pearlback", kind: "Stone", picture: nil),
        CreatureSummary(id: 102, name: "Brinelet", kind: "Water", picture: nil),
    ])
}

/// A service that fails immediately, for previews.
struct NoCreatures: CreaturesService {
    func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error> {
        Fail(error: URLError(.timedOut)).eraseToAnyPublisher()
    }
}

#Preview("Creatures") {
    NavigationStack {
        CreatureListView(collection: 1, title: "Tidewater", service: FixedCreatures.samples) { _, name in Text(name) }
    }
}

#Preview("Creatures, none") {
    NavigationStack {
        CreatureListView(collection: 1, title: "Salt Flats", service: FixedCreatures(creatures: [])) { _, _ in EmptyView() }
    }
}

#Preview("Creatures, offline") {
    NavigationStack { CreatureListView(collection: 1, title: "Tidewater", service: NoCreatures()) { _, _ in EmptyView() } }
}
