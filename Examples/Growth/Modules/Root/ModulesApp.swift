import GrowthLeaves
import GrowthModels
import GrowthModulesBooks
import SwiftUI

/// A module for each screen, none of which knows another; the composition root puts them together.
public struct ModulesApp: View {
    @State private var root: CompositionRoot
    @State private var path: [Topic] = []

    public init(service: any ItemService) { _root = State(wrappedValue: CompositionRoot(service: service)) }

    public var body: some View {
        NavigationStack(path: $path) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { TopicRow(topic.rawValue, open: root.counts[topic]) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { root.screen($0) }
        }
    }
}
