import MartletUniformTypes

/// Which apps receive a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    /// Whether apps of others receive it. A page shares with nobody else.
    let isPublic: Bool

    /// All apps.
    public static let all = TransferRepresentationVisibility(isPublic: true)
    /// The apps of the same developer. The browser knows none, so nothing is shared.
    public static let team = TransferRepresentationVisibility(isPublic: false)
    /// The apps of the same group. The browser knows none, so nothing is shared.
    public static let group = TransferRepresentationVisibility(isPublic: false)
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(isPublic: false)
}

/// A representation whose export is changed.
public struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    let base: Base
    /// Returns whether the item is exported.
    let condition: @Sendable (Item) -> Bool
    let name: @Sendable (Item) -> String?

    init(
        _ base: Base, condition: @escaping @Sendable (Item) -> Bool = { _ in true },
        name: @escaping @Sendable (Item) -> String? = { _ in nil }
    ) {
        self.base = base
        self.condition = condition
        self.name = name
    }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? { try await base._import(file, type) }

    public func _export(_ item: Item) async throws -> TransferExport? {
        guard condition(item), let export = try await base._export(item) else { return nil }
        return name(item).map(export.named) ?? export
    }
}

extension TransferRepresentation {
    /// Sets the name of the exported file. If it has no ending, that of the type is added.
    public func suggestedFileName(_ fileName: String) -> ChangedRepresentation<Self> {
        ChangedRepresentation(self, name: { _ in fileName })
    }

    /// Sets the name of the exported file for an item; `nil` for none. If it has no ending, that of the type is added.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> ChangedRepresentation<Self> {
        ChangedRepresentation(self, name: fileName)
    }

    /// Exports only the items that meet a condition. For others the next representation is used.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> ChangedRepresentation<Self> {
        ChangedRepresentation(self, condition: condition)
    }

    /// Sets which apps receive the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> ChangedRepresentation<Self> {
        ChangedRepresentation(self, condition: { _ in visibility.isPublic })
    }
}
