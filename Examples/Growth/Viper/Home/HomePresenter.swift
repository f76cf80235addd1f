@MainActor
struct HomePresenter {
    let counts: OpenCounts

    func open(_ topic: Topic) -> Int? { counts[topic] }
}
