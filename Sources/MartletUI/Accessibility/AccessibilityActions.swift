import MartletCore
import MartletElements

/// A standard action of assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    /// The name that is read out.
    fileprivate let name: Text

    /// Does what a tap would do.
    public static let `default` = AccessibilityActionKind(named: Text("Activate"))
    /// Leaves a mode or closes a dialog.
    public static let escape = AccessibilityActionKind(named: Text("Close"))
    /// Does the most important thing of the moment.
    public static let magicTap = AccessibilityActionKind(named: Text("Main Action"))
    public static let delete = AccessibilityActionKind(named: Text("Delete"))
    public static let showMenu = AccessibilityActionKind(named: Text("Show Menu"))

    public init(named name: Text) { self.name = name }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

// Browsers know no actions of an element beside its own. Each action is a button that cannot be seen, in front of the view: assistive technology
// finds it after the view, and the keyboard shows it while it has the focus.
extension View {
    /// Adds an action for assistive technology. A page has a button for it, which is visible only while it has the keyboard focus.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { accessibilityActions { HiddenAction(name: actionKind.name, handler: handler) } }

    /// Adds an action with a name.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityActions { HiddenAction(name: name, handler: handler) }
    }

    public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action with a label.
    public nonisolated func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View {
        let label = label()
        return accessibilityActions { label.onTapGesture(perform: action) }
    }

    /// Adds actions for assistive technology: each of the buttons is one.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        overlay(alignment: .topLeading) { content().adding(VisuallyHidden()) }
    }

    /// Adds actions that increment and decrement the view's value.
    public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
        accessibilityActions {
            HiddenAction(name: Text("Increment")) { handler(.increment) }
            HiddenAction(name: Text("Decrement")) { handler(.decrement) }
        }
    }

    /// Shows other views to assistive technology in place of this one.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true).overlay { representation().adding(VisuallyHidden()) }
    }

    /// Adds views for assistive technology, which cannot be seen.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        overlay { children().adding(VisuallyHidden()) }
    }
}

/// An action as a view. It is no button of HTML, because the view can be inside one.
private struct HiddenAction: View {
    let name: Text
    nonisolated(unsafe) let handler: () -> Void  // Sent to the main actor once, and called only there.

    nonisolated init(name: Text, handler: @escaping () -> Void) {
        self.name = name
        self.handler = handler
    }

    var body: some View { name.onTapGesture(perform: handler) }
}
