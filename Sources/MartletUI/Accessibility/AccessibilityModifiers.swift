import MartletCore
import MartletElements

/// How an accessibility element treats its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// The host's name.
    let name: String

    /// Hides the children.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Keeps the children as separate elements in a group.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Merges the children into one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Makes the view an accessibility element.
    ///
    /// - Partly: screen readers still reach the controls inside combined or ignored children: the web has no actions for one element.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        adding(Accessibility(children: children.name))
    }

    /// Sets an identifier for tests, which is neither shown nor read out.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { adding(Accessibility(identifier: identifier)) }
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        adding(isEnabled ? Accessibility(identifier: identifier) : nil)
    }

    /// Sets whether assistive technology ignores this view.
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

    /// Makes the view a heading. All levels are announced as the second level.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessibilityAddTraits(.isHeader) }

    /// Ignored: browsers read a page in the order of its elements.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { inert(".accessibilitySortPriority") }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
    // SwiftUI's former names of these modifiers.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
