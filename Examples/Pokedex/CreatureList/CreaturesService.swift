import Combine

/// The service that the list of creatures needs.
@MainActor
public protocol CreaturesService {
    /// Publishes the creatures of a collection once, or fails. The request starts with the subscription and is cancelled with it.
    func creatures(of collection: Int) -> AnyPublisher<[CreatureSummary], any Error>
}
