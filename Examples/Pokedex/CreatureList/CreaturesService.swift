import Combine

/// The service that the list of creatures needs.
@MainActor
public protocol CreaturesService {
    /// Publishes a part of a collection's creatures once, or fails. Each subscription starts a request of its own, which is cancelled with it.
    func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error>
}
