import MartletElements

/// A control that does something when it is pressed.
public struct Button<Label: View>: ElementView {
    public typealias Body = Never
    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let action: () -> Void
    public nonisolated(unsafe) let _content: Label

    public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        _content = label()
    }

    public static var _kind: Kind { .button }

    public func _lower(to element: inout ElementWriter) {
        element.on(.tap) { _ in action() }
    }
}

extension Button where Label == Text {
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
