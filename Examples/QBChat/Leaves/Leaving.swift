import SwiftUI

extension EnvironmentValues {
    private struct LeavePortKey: EnvironmentKey {
        static var defaultValue: LeaveAction? { nil }
    }

    /// Leaves the port and returns to the list of ports; `nil` if there is no such list.
    public var leavePort: LeaveAction? {
        get { self[LeavePortKey.self] }
        set { self[LeavePortKey.self] = newValue }
    }
}

/// Returns to the list of ports. Call it as a function.
public struct LeaveAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    public init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    @MainActor
    public func callAsFunction() { action() }
}

extension View {
    /// Adds a toolbar button that returns to the list of ports, if there is one.
    public func leaveButton() -> some View { modifier(LeaveButton()) }
}

private struct LeaveButton: ViewModifier {
    @Environment(\.leavePort) private var leave

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .topBarLeading) {
                if let leave {
                    Button("Architectures", systemImage: "square.grid.2x2") { leave() }
                }
            }
        }
    }
}
