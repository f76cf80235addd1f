import Foundation

/// What a push carries: JSON's values by their names.
///
///     struct NewOffer: Decodable { let dish: Int }
///     if let offer = try? payload.decoded(as: NewOffer.self) { navigation.go(to: .init(tab: .menu, path: [.dish(offer.dish)])) }
public struct PushPayload: Hashable, Sendable {
    /// As JSON, with its names in order.
    public let json: Data

    public init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        json = try encoder.encode(value)
    }

    /// As Apple's systems hand it to an app: `userInfo`.
    public init(userInfo: [AnyHashable: Any]) throws {
        guard JSONSerialization.isValidJSONObject(userInfo) else {
            throw CocoaError(.propertyListWriteInvalid)
        }
        json = try JSONSerialization.data(withJSONObject: userInfo, options: .sortedKeys)
    }

    /// What it says, as a type of the app's. Unknown names are left out.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: json)
    }
}
