import Foundation

/// The content of a push message, as a JSON object.
///
///     struct NewOffer: Decodable { let dish: Int }
///     if let offer = try? payload.decoded(as: NewOffer.self) { navigation.go(to: .init(tab: .menu, path: [.dish(offer.dish)])) }
public struct PushPayload: Hashable, Sendable {
    /// The JSON, with sorted keys.
    public let json: Data

    public init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        json = try encoder.encode(value)
    }

    /// Creates a payload from the `userInfo` of a remote notification on Apple's platforms.
    public init(userInfo: [AnyHashable: Any]) throws {
        guard JSONSerialization.isValidJSONObject(userInfo) else {
            throw CocoaError(.propertyListWriteInvalid)
        }
        json = try JSONSerialization.data(withJSONObject: userInfo, options: .sortedKeys)
    }

    /// Decodes the payload. Unknown keys are ignored.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: json)
    }
}
