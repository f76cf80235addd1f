import MartletCore
import MartletElements

/// The screen of the device: the page's window, because an app has no other room.
///
/// A view that reads its size is evaluated again when the window changes, as on no device of Apple's.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    private weak var session: SessionContext?

    /// The screen of the session for which the code runs: see ``UIApplication/shared``.
    public static var main: UIScreen {
        guard let session = CurrentSession.context else { return UIScreen(of: nil) }
        return session.companion { UIScreen(of: $0) }
    }

    public static var screens: [UIScreen] { [main] }

    private init(of session: SessionContext?) {
        self.session = session
        // An app that keeps the size from before the page runs has the right one from the second visit on.
        session?.request(.rememberWindow)
    }

    private var traits: ClientTraits { session?.window ?? ClientTraits() }

    /// The size of the page's window, in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: traits.width, height: traits.height) }
    /// The size of the page's window, in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: traits.width * traits.scale, height: traits.height * traits.scale) }
    /// Pixels per point.
    public var scale: CGFloat { traits.scale }
    public var nativeScale: CGFloat { traits.scale }
    /// Always 60: a page does not know the rate.
    public var maximumFramesPerSecond: Int { 60 }
    /// Stored, and without effect: a page cannot change it.
    public var brightness: CGFloat = 0.5
    /// Always `false`: a page does not know.
    public var isCaptured: Bool { false }
    public var traitCollection: UITraitCollection { .current }
}
