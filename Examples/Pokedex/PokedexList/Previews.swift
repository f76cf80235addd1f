import Foundation
import SwiftUI

/// A service that calls back immediately, for previews.
struct FixedCollections: CollectionsService {
    let result: Result<[CreatureCollection], any Error>

    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void) { completion(result) }

    static let samples = FixedCollections(
        result: .success([
            CreatureCollection(id: 1, name: "Tidewater", summary: "Rock pools and harbours", symbol: "drop.fill", count: 6),
            CreatureCollection(id: 2, name: "Salt Flats", summary: "White to the horizon", symbol: "sun.max.fill", count: 0),
        ]))
    static let offline = FixedCollections(result: .failure(URLError(.notConnectedToInternet)))
}

/// A service that never calls back, for previews.
struct SilentCollections: CollectionsService {
    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void) {}
}

#Preview("Collections") {
    NavigationStack {
        PokedexListView(service: FixedCollections.samples) { id, name in Text("\(name), number \(id)") }
    }
}

#Preview("Collections, offline") {
    NavigationStack { PokedexListView(service: FixedCollections.offline) { _, _ in EmptyView() } }
}

#Preview("Collections, waiting") {
    NavigationStack { PokedexListView(service: SilentCollections()) { _, _ in EmptyView() } }
}
