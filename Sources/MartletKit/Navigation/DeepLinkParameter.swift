import Foundation

/// What can be read from a part of a deep link. Types with a raw value need only say so: `extension Tab: DeepLinkParameter {}`.
public protocol DeepLinkParameter: Sendable {
    /// - Parameter value: What stands in the link, decoded; `nil` if a query item is missing.
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
    /// A missing value is `nil`; one that is none of the type does not fit.
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
