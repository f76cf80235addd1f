import Observation

/// The number of open items of each topic that is loaded, which the adapters of all modules share.
@MainActor
@Observable
final class OpenCounts {
    private(set) var counts: [Topic: Int] = [:]

    subscript(topic: Topic) -> Int? {
        get { counts[topic] }
        set { if counts[topic] != newValue { counts[topic] = newValue } }
    }
}
