import MartletCore

extension MKMapItem {
    /// The name that Apple's service gives to a place.
    public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        /// - Returns: `nil` for an empty text.
        public init?(rawValue: String) {
            guard !rawValue.isEmpty else { return nil }
            self.rawValue = rawValue
        }
    }
}

/// Asks for the place with a name, which takes a service on the network that Apple runs and Martlet does not.
///
/// - Partly: each request fails as it does on a device without a network: with ``MKError/Code/serverFailure``.
open class MKMapItemRequest: NSObject {
    public let mapItemIdentifier: MKMapItem.Identifier

    public init(mapItemIdentifier: MKMapItem.Identifier) { self.mapItemIdentifier = mapItemIdentifier }

    /// Always `false`.
    public var isLoading: Bool { false }
    public var isCancelled: Bool { false }

    /// - Throws: ``MKError`` with the code ``MKError/Code/serverFailure``.
    public nonisolated(nonsending) var mapItem: MKMapItem { get async throws { throw MKError(.serverFailure) } }
    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) { MKError.failLater(completionHandler) }
    open func cancel() {}
}
