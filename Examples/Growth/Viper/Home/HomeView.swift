import GrowthLeaves
import SwiftUI

struct HomeView: View {
    let presenter: HomePresenter
    let router: HomeRouter
    @State private var path: [Topic] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Topic.allCases, id: \.self) { topic in
                NavigationLink(value: topic) { TopicRow(topic.rawValue, open: presenter.open(topic)) }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { router.screen($0) }
        }
    }
}
