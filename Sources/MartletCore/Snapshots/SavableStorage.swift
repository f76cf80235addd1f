import MartletCombine

/// The storage of a property whose value a snapshot can contain.
@MainActor
protocol SavableStorage: AnyObject {
    /// The type of the value.
    var savedType: Any.Type { get }
    /// Returns the value as JSON; `nil` if it cannot be encoded.
    func saved() -> String?
    /// Takes a saved value instead of the initial one, before anything has read it.
    /// - Returns: Whether the value could be decoded.
    func restore(_ json: String) -> Bool
}

extension StateBox: SavableStorage {
    var savedType: Any.Type { Value.self }
    func saved() -> String? { SavedCoding.encode(current) }

    func restore(_ json: String) -> Bool {
        guard let value = SavedCoding.decode(json, as: Value.self) else { return false }
        begin(with: value)
        return true
    }
}

extension ObjectSubscription: SavableStorage {
    var savedType: Any.Type { Object.self }
    func saved() -> String? { SavedCoding.encode(object) }

    func restore(_ json: String) -> Bool {
        guard let object = SavedCoding.decode(json, as: Object.self) else { return false }
        observe(object)
        return true
    }
}
