import MartletCore
import MartletElements

/// What becomes of the elements in an element that stands for them all.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// As hosts know it.
    let name: String

    /// They are not read out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They are read out one by one, as parts of it.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are read out as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Makes one element for assistive technology of the view.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        adding(Accessibility(children: children.name))
    }

    /// A name for tests, never shown or read out.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { adding(Accessibility(identifier: identifier)) }
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        adding(isEnabled ? Accessibility(identifier: identifier) : nil)
    }

    /// Whether assistive technology passes over this view.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { adding(Accessibility(hidden: hidden)) }
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        adding(isEnabled ? Accessibility(hidden: hidden) : nil)
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        adding(Accessibility(addedTraits: traits.names))
    }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        adding(Accessibility(removedTraits: traits.names))
    }

    /// Makes a heading of the view. All levels are read out as headings of the second.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessibilityAddTraits(.isHeader) }

    /// The order in which elements are read out. A page is read in the order in which it is written, so this changes nothing.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
    // The names that these modifiers had first.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
