import Foundation

/// Opens another window of the app. Call it as a function, with the id of a scene, a value that a scene presents, or both.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Order") { openWindow(value: order.id) }
///
/// The window is a tab of the browser, at a path of its own. If it is open already, its tab comes to the front.
///
/// Browsers open tabs only while they handle an action of the user. Otherwise the page itself becomes the window.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let session: SessionContext?

    /// Opens the window of the scene with an id.
    public func callAsFunction(id: String) { session?.open(_WindowRequest(id: id)) }

    /// Opens a window of the scene that presents values of this type.
    public func callAsFunction<D: Codable & Hashable>(value: D) { session?.open(_WindowRequest(id: nil, value: value)) }

    /// Opens a window of the scene with an id that presents values of this type.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { session?.open(_WindowRequest(id: id, value: value)) }
}

/// Closes the window that runs the action, if it is the one that is named. Call it as a function.
///
/// Other than Apple's, it closes no other window, and browsers keep a tab that the user opened.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let session: SessionContext?

    /// Closes this window.
    public func callAsFunction() { session?.closeWindow() }

    /// Closes this window if it is that of the scene with an id.
    public func callAsFunction(id: String) { session?.closeWindow { $0.id == id } }

    /// Closes this window if it presents a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { session?.closeWindow { $0.value(as: D.self) == value } }

    /// Closes this window if it is that of the scene with an id, and presents a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        session?.closeWindow { $0.id == id && $0.value(as: D.self) == value }
    }
}

extension EnvironmentValues {
    /// Opens another window of the app.
    public var openWindow: OpenWindowAction {
        let session = session
        return onMainQueue { OpenWindowAction(session: session) }
    }

    /// Closes the window.
    public var dismissWindow: DismissWindowAction {
        let session = session
        return onMainQueue { DismissWindowAction(session: session) }
    }

    /// Whether the app can open further windows. A browser always has tabs.
    public var supportsMultipleWindows: Bool { true }
}

extension SessionContext {
    fileprivate func open(_ request: _WindowRequest) { graph.request(.openWindow(mount.outside("/", window: request))) }

    fileprivate func closeWindow(if isNamed: (_WindowRequest) -> Bool) {
        if let window = mount.window, isNamed(window) { closeWindow() }
    }

    fileprivate func closeWindow() { graph.request(.closeWindow) }
}
