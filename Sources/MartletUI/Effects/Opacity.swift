import MartletCore
import MartletElements

extension View {
    /// Lets what is behind the view shine through: 0 is unseen, 1 is as it was.
    public nonisolated func opacity(_ opacity: Double) -> some View { adding(Opacity(opacity)) }

    /// Hides the view, which keeps its room.
    public nonisolated func hidden() -> some View { adding(Hidden()) }
}
