import MartletCore

/// How a view reacts to the pointer over it.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Sets how the view reacts to the pointer over it. It has no effect: buttons react as the browser's do.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { inert(".hoverEffect") }

    /// Turns the reactions to the pointer in this view off. It has no effect.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { inert(".hoverEffectDisabled") }
}
