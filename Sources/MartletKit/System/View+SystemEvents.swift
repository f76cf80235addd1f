#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension View {
    /// Does something about what happens around the app. One listener at the root is enough for most.
    ///
    ///     RootView().onSystemEvent { event in
    ///         switch event {
    ///         case .phase(let phase): isCovered = phase != .active
    ///         case .openURL(let url): if let place = links.place(for: url) { navigation.go(to: place) }
    ///         default: break
    ///         }
    ///     }
    public func onSystemEvent(perform action: @escaping @MainActor (SystemEvent) -> Void) -> some View {
        modifier(HostEventListener(action: action)).modifier(SurroundingsListener(action: action))
    }

    /// Tells the permissions what the user has said, and lets them ask.
    public func permissions(_ permissions: Permissions) -> some View { modifier(PermissionsConnection(permissions: permissions)) }
}

/// Hears of what the environment says of the user, which is the same everywhere.
private struct SurroundingsListener: ViewModifier {
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
