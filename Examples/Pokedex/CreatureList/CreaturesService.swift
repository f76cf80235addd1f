import Combine

/// What the list of creatures needs of the world.
@MainActor
public protocol CreaturesService {
    /// Publishes the creatures of a collection once, or fails. The work begins with a subscription and ends with it.
    func creatures(of collection: Int) -> AnyPublisher<[CreatureSummary], any Error>
}
