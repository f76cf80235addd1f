import Foundation
import FoundationNetworking

/// One loading of a web view.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
    public override nonisolated init() { super.init() }
}

/// Why something is to be loaded.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Never asked: a browser does not show the answers of servers.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// The frame that something is to be loaded in.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    public var isMainFrame: Bool { true }
    public override nonisolated init() { super.init() }
}

/// What is to be loaded.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType: WKNavigationType
    public let targetFrame: WKFrameInfo? = WKFrameInfo()
    public let sourceFrame = WKFrameInfo()

    init(request: URLRequest, navigationType: WKNavigationType) {
        self.request = request
        self.navigationType = navigationType
    }
}

/// An object that is told what a web view loads.
///
/// - Partly: links of HTML of the app's own are asked about, and what the app loads; where the user goes in other pages is not.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// The same, for delegates that take their time.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The frame has loaded. A browser says so of a page too that does not let itself be shown.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called: a browser tells no errors of frames.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Never called.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
        .allow
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// An object that shows dialogs and windows for a page. Never called: the browser shows them.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}
