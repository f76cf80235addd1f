import GrowthLeaves
import GrowthModels
import MartletKit
import SwiftUI

/// A view model for each screen, behind a store.
public struct ViewStateApp: View {
    private let service: any ItemService
    @State private var counts = OpenCounts()
    @State private var path: [Topic] = []

    public init(service: any ItemService) { self.service = service }

    public var body: some View {
        NavigationStack(path: $path) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { TopicRow(topic.rawValue, open: counts[topic]) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksScreen(model: BooksViewModel(service: service, counts: counts))
        }
    }
}
