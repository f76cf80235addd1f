import MartletCore

/// The role and the state of an element for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    /// The host's names.
    var names: Set<String>

    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isSearchField = AccessibilityTraits("isSearchField")
    public static let isImage = AccessibilityTraits("isImage")
    public static let playsSound = AccessibilityTraits("playsSound")
    public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
    public static let isModal = AccessibilityTraits("isModal")
    public static let isToggle = AccessibilityTraits("isToggle")
    public static let isTabBar = AccessibilityTraits("isTabBar")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.formUnion(other.names) } }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.formIntersection(other.names) } }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formSymmetricDifference(other.names) }
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let before = intersection(newMember)
        formUnion(newMember)
        return before.isEmpty ? nil : before
    }

    private func changed(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
        var copy = self
        change(&copy.names)
        return copy
    }
}
