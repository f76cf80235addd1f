import Foundation

/// The look of an app's windows. The browser's window has its own.
public protocol WindowStyle: Sendable {}

/// The default style of windows.
public struct DefaultWindowStyle: WindowStyle {
    public init() {}
}

/// Windows with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// Windows without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The look of the toolbars of windows on the Mac.
public protocol WindowToolbarStyle: Sendable {}

/// The default style of toolbars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// How the user can resize a window.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// Sets the look of the windows. It has no effect: the window is the browser's.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { inert(".windowStyle") }

    /// Sets the look of the toolbars on the Mac. It has no effect.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { inert(".windowToolbarStyle") }

    /// Sets how the user can resize the window. It has no effect: the window is the browser's.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { inert(".windowResizability") }

    /// Sets the first size of the window. It has no effect: the window is the browser's.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { inert(".defaultSize") }

    /// Sets the first size of the window, in points. It has no effect: the window is the browser's.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { inert(".defaultSize") }

    /// Sets which external events open a window of the scene. It has no effect: an address in the browser opens the app.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { inert(".handlesExternalEvents") }
}
