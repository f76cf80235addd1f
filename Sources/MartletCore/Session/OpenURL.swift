import Foundation
import MartletGraph

/// Opens a URL. Call it as a function.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(helpPage) }
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let outcome: Outcome

        /// The handler opened it.
        public static let handled = Result(outcome: .handled)
        /// The URL is not opened.
        public static let discarded = Result(outcome: .discarded)
        /// The host opens the URL.
        public static let systemAction = Result(outcome: .system(nil))

        /// The host opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?
    private let graph: ViewGraph?

    /// Opens URLs with a handler of the app.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
        graph = nil
    }

    fileprivate init(handler: ((URL) -> Result)?, graph: ViewGraph?) {
        self.handler = handler
        self.graph = graph
    }

    /// Returns the same handler, with a host for URLs that it does not handle.
    fileprivate func inSession(_ graph: ViewGraph?) -> OpenURLAction { OpenURLAction(handler: handler, graph: graph) }

    /// Whether a handler of the app opens URLs.
    package var isHandled: Bool { handler != nil }

    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// - Parameter completion: Called with whether the URL was opened.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            graph?.request(.open((other ?? url).absoluteString))
            completion(graph != nil)
        }
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction? { nil }
    }

    /// Opens a URL with the handler set by a view above, or with the host.
    public var openURL: OpenURLAction {
        get {
            let session = session
            let graph = onMainQueue { session?.graph }
            return (self[OpenURLKey.self] ?? OpenURLAction(handler: nil, graph: nil)).inSession(graph)
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
