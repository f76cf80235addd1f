#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension View {
    /// Performs an action for each system event. One listener at the root view is enough for most apps.
    ///
    ///     RootView().onSystemEvent { event in
    ///         switch event {
    ///         case .phase(let phase): isCovered = phase != .active
    ///         case .openURL(let url): if let place = links.place(for: url) { navigation.go(to: place) }
    ///         default: break
    ///         }
    ///     }
    public func onSystemEvent(perform action: @escaping @MainActor (SystemEvent) -> Void) -> some View {
        modifier(HostEventListener(action: action)).modifier(EnvironmentListener(action: action))
    }

    /// Connects `permissions` to the host, which asks the user and reports the answers.
    public func permissions(_ permissions: Permissions) -> some View { modifier(PermissionsConnection(permissions: permissions)) }
}

/// Forwards changes of the environment, which are the same on all platforms.
private struct EnvironmentListener: ViewModifier {
    let action: @MainActor (SystemEvent) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.horizontalSizeClass) private var width

    func body(content: Content) -> some View {
        content
            .onChange(of: locale) { _, locale in action(.locale(locale)) }
            .onChange(of: textSize) { _, size in action(.textSize(size)) }
            .onChange(of: width) { _, width in action(.width(width)) }
    }
}
