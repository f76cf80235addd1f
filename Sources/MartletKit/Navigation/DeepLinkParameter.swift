import Foundation

/// A type that a deep link can carry. For a type with a raw value, declare the conformance: `extension Tab: DeepLinkParameter {}`.
public protocol DeepLinkParameter: Sendable {
    /// - Parameter value: The decoded text in the link; `nil` if a query item is missing.
    init?(linkValue value: String?)
}

extension String: DeepLinkParameter {
    public init?(linkValue value: String?) {
        guard let value else { return nil }
        self = value
    }
}

extension UUID: DeepLinkParameter {
    public init?(linkValue value: String?) {
        guard let value else { return nil }
        self.init(uuidString: value)
    }
}

extension Optional: DeepLinkParameter where Wrapped: DeepLinkParameter {
    /// Converts a missing query item to `nil`. Fails if the item is present and cannot be converted.
    public init?(linkValue value: String?) {
        guard let value else {
            self = .none
            return
        }
        guard let wrapped = Wrapped(linkValue: value) else { return nil }
        self = .some(wrapped)
    }
}

extension DeepLinkParameter where Self: LosslessStringConvertible {
    public init?(linkValue value: String?) {
        guard let value else { return nil }
        self.init(value)
    }
}

extension DeepLinkParameter where Self: RawRepresentable, RawValue: DeepLinkParameter {
    public init?(linkValue value: String?) {
        guard let raw = RawValue(linkValue: value) else { return nil }
        self.init(rawValue: raw)
    }
}

extension Int: DeepLinkParameter {}
extension Double: DeepLinkParameter {}
extension Bool: DeepLinkParameter {}
