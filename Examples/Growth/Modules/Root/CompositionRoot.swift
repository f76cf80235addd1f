import GrowthModels
import GrowthModulesBooks
import SwiftUI

@MainActor
struct CompositionRoot {
    let service: any ItemService
    let counts = OpenCounts()

    @ViewBuilder
    func screen(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksView(service: TopicItems(topic: topic, service: service, counts: counts))
        }
    }
}
