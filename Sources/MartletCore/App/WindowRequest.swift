import Foundation

/// Which window of an app a page shows: that of a scene with an id, or that of a scene for a type of values.
///
/// It is the first component of the path inside of the app: `/;notes` shows the scene with the id `notes`, and
/// `/;detail;Si;42` the scene `detail` with an integer. A page without it shows the app's first scene.
public struct _WindowRequest: Hashable, Sendable {
    let id: String?
    /// The symbol of the value's type.
    let type: String?
    /// The value as a component of a path.
    let value: String

    /// The component of the path.
    package let component: String

    init(id: String) { self.init(id: id, type: nil, value: "") }

    init<Value: Codable & Hashable>(id: String?, value: Value) {
        self.init(id: id, type: Self.name(of: Value.self), value: LocationCoding.encode(value))
    }

    private init(id: String?, type: String?, value: String) {
        self.id = id
        self.type = type
        self.value = value
        let parts = [id.map(LocationCoding.encode) ?? "", type.map(LocationCoding.encode), type.map { _ in value }]
        component = parts.compactMap(\.self).map { Self.mark + $0 }.joined()
    }

    /// Reads a component of a path; `nil` if it names no window.
    package init?(component: some StringProtocol) {
        guard component.hasPrefix(Self.mark) else { return nil }
        let parts = component.dropFirst().split(separator: Self.mark, maxSplits: 2, omittingEmptySubsequences: false).map { String($0) }
        let names = parts.prefix(2).map { $0.isEmpty ? nil : LocationCoding.decode($0, as: String.self) }
        guard parts.count != 2, names.contains(where: { $0 != nil }) else { return nil }
        id = names[0]
        type = parts.count == 3 ? names[1] : nil
        value = parts.count == 3 ? parts[2] : ""
        self.component = String(component)
    }

    /// No name or value in a path contains it unescaped.
    private static let mark = ";"

    /// The name of a type: its symbol, which is the same in each process, also for a private type.
    private static func name(of type: Any.Type) -> String { _mangledTypeName(type) ?? String(reflecting: type) }

    /// Returns the value, if it is one of this type.
    func value<Value: Codable & Hashable>(as type: Value.Type) -> Value? {
        self.type == Self.name(of: type) ? LocationCoding.decode(value, as: type) : nil
    }

    /// Whether a scene with an id, for values of a type, is the requested one.
    func matches(id: String?, type: Any.Type? = nil) -> Bool {
        if let wanted = self.type, wanted != type.map(Self.name) { return false }
        return self.id == nil || self.id == id
    }
}
