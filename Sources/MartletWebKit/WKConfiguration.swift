import Foundation

/// Choices for a web view. The user's content is used; the rest is stored, and without effect.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences = WKWebpagePreferences()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var processPool = WKProcessPool()
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var allowsAirPlayForMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var applicationNameForUserAgent: String?
    open var suppressesIncrementalRendering = false

    public override init() { super.init() }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

@MainActor @preconcurrency
open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
    open var isElementFullscreenEnabled = false
    public override init() { super.init() }
}

@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
    public override init() { super.init() }
}

@MainActor @preconcurrency
open class WKProcessPool: NSObject {
    public override init() { super.init() }
}

/// What pages store: it is in the user's browser, where the app cannot see it.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let persistent = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { persistent }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    public var isPersistent: Bool { self === Self.persistent }

    /// Removes nothing: the data is in the user's browser.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that is added to HTML of the app's own.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

/// A message of a script in HTML of the app's own.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    public let name: String
    /// What JSON can say: texts, numbers, lists, dictionaries.
    public let body: Any
    public private(set) weak var webView: WKWebView?

    init(name: String, body: Any, webView: WKWebView) { (self.name, self.body, self.webView) = (name, body, webView) }
}

/// An object that receives the messages that scripts send with `window.webkit.messageHandlers.NAME.postMessage(…)`.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts that a web view adds to HTML of the app's own, and those that hear its messages.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    public private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    public override init() { super.init() }

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { handlers[name] = scriptMessageHandler }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }

    func receive(_ message: WKScriptMessage) { handlers[message.name]?.userContentController(self, didReceive: message) }
}
