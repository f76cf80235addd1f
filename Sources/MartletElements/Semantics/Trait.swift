/// A state of an element that assistive technology announces in addition to role, label and value.
public struct Trait: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }
}

extension Trait {
    public static let disabled: Trait = "disabled"
    public static let selected: Trait = "selected"
    public static let expanded: Trait = "expanded"
    public static let collapsed: Trait = "collapsed"
    /// The control's action cannot be undone.
    public static let destructive: Trait = "destructive"
    /// The control cancels.
    public static let cancel: Trait = "cancel"
    /// Content is loading.
    public static let busy: Trait = "busy"
}

extension Element {
    /// The traits of the element, in the order in which they are announced.
    public var traits: [Trait] {
        var traits: [Trait] = []
        if !isEnabled { traits.append(.disabled) }
        if isSelected { traits.append(.selected) }
        if let own = semantics.traits { traits += own(self) }
        if self[.isRefreshing] == true { traits.append(.busy) }
        return traits
    }

    /// Whether the element and all its ancestors accept actions.
    public var isEnabled: Bool {
        var place: Element? = self
        while let current = place {
            if current[.disabled] == true { return false }
            place = current.parent
        }
        return true
    }

    /// Whether the element is the selected one of its group.
    public var isSelected: Bool {
        if let accessibility {
            if accessibility.addedTraits.contains("isSelected") { return true }
            if accessibility.removedTraits.contains("isSelected") { return false }
        }
        if let isOn = semantics.isSelected { return isOn(self) }
        return self[.selected] == true || self[.isSelected] == true
    }

    /// Returns the nearest ancestor of a kind.
    public func ancestor(_ kind: Kind) -> Element? {
        var place = parent
        while let current = place, current.kind != kind { place = current.parent }
        return place
    }
}
