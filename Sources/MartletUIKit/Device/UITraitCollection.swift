import MartletCore
import MartletElements

/// The properties of the user interface.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: CGFloat

    /// Those of the session for which the code runs: see ``UIApplication/shared``.
    @MainActor @preconcurrency
    public static var current: UITraitCollection { UITraitCollection(CurrentSession.context) }

    /// Those of a phone in light or dark mode.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        userInterfaceIdiom = .phone
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
        displayScale = 2
    }

    @MainActor
    private init(_ session: SessionContext?) {
        let traits = session?.window ?? ClientTraits()
        userInterfaceStyle = (session?.windowColorScheme ?? traits.colorScheme) == .dark ? .dark : .light
        userInterfaceIdiom = traits.width < 640 ? .phone : .pad
        horizontalSizeClass = traits.width < 640 ? .compact : .regular
        verticalSizeClass = traits.height < 480 ? .compact : .regular
        displayScale = traits.scale
    }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark

    var colorScheme: ClientTraits.Appearance? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

extension UIColor {
    /// A colour that a closure gives for light and for dark mode. The closure is called once for each, at once.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)))
    }

    /// A colour of the app's asset catalogues, of which there is one for all bundles.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }

    /// Returns the colour that this one is in light or in dark mode.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        resolved(isDark: traitCollection.userInterfaceStyle == .dark)
    }
}

/// A narrow or a wide room.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The user's settings for accessibility.
@MainActor @preconcurrency
public enum UIAccessibility {
    /// Whether the user wants less motion, in the session for which the code runs.
    public static var isReduceMotionEnabled: Bool { CurrentSession.context?.window.reduceMotion ?? false }
    /// Always `false`: browsers do not tell.
    public static var isVoiceOverRunning: Bool { false }

    /// What an app tells assistive technology.
    public struct Notification: Hashable, Sendable {
        private let name: String

        public static let announcement = Notification(name: "announcement")
        public static let layoutChanged = Notification(name: "layoutChanged")
        public static let screenChanged = Notification(name: "screenChanged")
        public static let pageScrolled = Notification(name: "pageScrolled")
    }

    /// Lets a screen reader say a text. Other arguments have no effect: browsers find out about views by themselves.
    public static func post(notification: Notification, argument: Any?) {
        guard let text = argument as? String ?? (argument as? NSAttributedString)?.string, !text.isEmpty else { return }
        CurrentSession.context?.request(.announce(text, isUrgent: false))
    }
}
