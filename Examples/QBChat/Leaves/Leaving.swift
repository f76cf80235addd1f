import SwiftUI

extension EnvironmentValues {
    private struct LeavePortKey: EnvironmentKey {
        static var defaultValue: LeaveAction? { nil }
    }

    /// Leads from a port back to where one is chosen; `nil` where there is nothing to go back to.
    public var leavePort: LeaveAction? {
        get { self[LeavePortKey.self] }
        set { self[LeavePortKey.self] = newValue }
    }
}

/// Leads back to the choice of a port. Call it as a function.
public struct LeaveAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    public init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    @MainActor
    public func callAsFunction() { action() }
}

extension View {
    /// Puts a button into the bar that leads back to the choice of a port, if there is one.
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
