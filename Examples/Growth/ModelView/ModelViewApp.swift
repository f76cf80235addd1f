import GrowthLeaves
import GrowthModels
import SwiftUI

/// Each view has its state. What two share is the state of the view above both.
public struct ModelViewApp: View {
    private let service: any ItemService
    @State private var open: [Topic: Int] = [:]
    @State private var path: [Topic] = []

    public init(service: any ItemService) { self.service = service }

    public var body: some View {
        NavigationStack(path: $path) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { TopicRow(topic.rawValue, open: open[topic]) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksView(service: service, open: $open)
        }
    }
}
