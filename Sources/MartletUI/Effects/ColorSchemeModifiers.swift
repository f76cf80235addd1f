import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Sets the colour scheme of the view.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        adding(ForcedColorScheme(isDark: colorScheme == .dark), \.colorScheme, colorScheme)
    }

    /// Sets the colour scheme of this view and all views inside.
    public nonisolated func environment(_ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme) -> some View {
        // A value of the app's own can have the same type.
        adding(keyPath == \.colorScheme ? ForcedColorScheme(isDark: value == .dark) : nil, keyPath, value)
    }

    /// Sets the colour scheme of the whole window as long as the view is in it; `nil` follows the user's system.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorScheme(scheme: colorScheme)).environmentIfPresent(\.colorScheme, colorScheme)
    }
}

extension ColorScheme {
    /// The host's name.
    var value: ClientTraits.Appearance { self == .dark ? .dark : .light }
}

/// Prefers a colour scheme for the window as long as the view exists.
private struct PreferredColorScheme: LifecycleModifier {
    let scheme: ColorScheme?

    nonisolated init(scheme: ColorScheme?) { self.scheme = scheme }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) {
        if scheme != nil { prefer(scheme, node) }
    }

    func updated(from old: PreferredColorScheme, _ memory: inout Void, _ node: AnyViewNode) {
        if old.scheme != scheme { prefer(scheme, node) }
    }

    func unmounted(_ memory: inout Void, _ node: AnyViewNode) {
        if scheme != nil { prefer(nil, node) }
    }

    private func prefer(_ scheme: ColorScheme?, _ node: AnyViewNode) {
        EnvironmentValues(node.environment).session?.prefer(scheme?.value, for: ObjectIdentifier(node))
    }
}

extension View {
    fileprivate nonisolated func environmentIfPresent<V: Sendable>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V?
    ) -> some View {
        nonisolated(unsafe) let keyPath = keyPath
        return transformEnvironment(keyPath) { current in
            if let value { current = value }
        }
    }
}
