import MartletCore
import MartletElements

extension View {
    /// Sets the opacity of the view: 0 is invisible, 1 is opaque.
    public nonisolated func opacity(_ opacity: Double) -> some View { adding(Opacity(opacity)) }

    /// Hides the view, which keeps its place in the layout.
    public nonisolated func hidden() -> some View { adding(Hidden()) }
}
