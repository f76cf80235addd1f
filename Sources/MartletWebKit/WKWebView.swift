import Foundation
import FoundationNetworking
import MartletCore
import MartletUI
import MartletUIKit

/// An error of a web view.
public struct WKError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }

    public static let errorDomain = "WKErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? {
        switch code {
        case .javaScriptExceptionOccurred: "The script failed, or the page is not HTML of the app's own: no other page runs its scripts."
        case .webViewInvalidated: "Something else was loaded before the script had run."
        default: "The web view failed."
        }
    }
}

/// Shows a page of the web, or HTML of the app's own, in a frame.
///
/// - Partly: a browser shows a page in a frame only if that page allows it, and tells nothing of it: no title, no address, no error. HTML that the app
///   loads tells its title, its links and its messages, and runs the app's scripts; it has no address, so relative ones lead nowhere.
@MainActor @preconcurrency
open class WKWebView: UIView {
    private let content = WebContent()
    private var host: UIHostingController<WebFrame>?
    private var history: [URLRequest] = []
    private var place = -1
    private var navigation: WKNavigation?

    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The address that the app has loaded; where the user has gone from there, a browser does not tell.
    public private(set) var url: URL?
    /// The title of HTML of the app's own; `nil` for other pages.
    public private(set) var title: String?
    public private(set) var isLoading = false
    /// 0, or 1 when it is loaded.
    public private(set) var estimatedProgress = 0.0
    /// Whether the app has loaded another address before. The browser's own buttons go back in the frame.
    public var canGoBack: Bool { place > 0 }
    public var canGoForward: Bool { place + 1 < history.count }
    public var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// Stored, and without effect.
    open var allowsBackForwardNavigationGestures = false
    /// Stored, and without effect.
    open var allowsLinkPreview = true
    /// Stored, and without effect.
    open var customUserAgent: String?
    /// Stored, and without effect.
    open var isInspectable = false
    /// Stored, and without effect.
    open var pageZoom: CGFloat = 1
    /// Stored, and without effect.
    open var underPageBackgroundColor: UIColor?
    /// What would scroll the page, which scrolls by itself: stored, and without effect.
    public let scrollView = WKScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let host = UIHostingController(rootView: WebFrame(content: content))
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        self.host = host
        content.onReport = { [weak self] in self?.receive($0) }
    }

    // MARK: Loading

    /// Loads a page of the web, if the delegate allows it. Other schemes than `http` and `https` fail; `about:blank` shows nothing.
    ///
    /// Only the address of the request is used: a browser loads a frame by its address alone.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { ask(about: request, type: .other) }

    /// Shows HTML.
    ///
    /// - Parameter baseURL: Becomes the `base` of the HTML if it is an address of the web.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL ?? URL(string: "about:blank")
        return start { .html(self.document(string, base: baseURL)) }
    }

    /// Shows HTML of a file. What it refers to beside itself is not found.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        guard let data = try? Data(contentsOf: URL) else { return fail(CocoaError(.fileReadNoSuchFile)) }
        return start { .html(self.document(String(decoding: data, as: UTF8.self), base: nil)) }
    }

    /// Shows HTML of data; other types fail.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        guard MIMEType == "text/html" || MIMEType == "text/plain" else { return fail(URLError(.cannotDecodeContentData)) }
        let text = String(decoding: data, as: UTF8.self)
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return loadHTMLString(MIMEType == "text/html" ? text : "<pre>\(escaped)</pre>", baseURL: baseURL)
    }

    @discardableResult
    open func reload() -> WKNavigation? {
        guard content.shown != .nothing else { return nil }
        return start { self.content.shown }
    }

    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    open func stopLoading() { isLoading = false }

    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? go(to: place - 1) : nil }

    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? go(to: place + 1) : nil }

    private func go(to index: Int) -> WKNavigation? {
        place = index
        return show(history[index])
    }

    /// Loads a request if the delegate allows it.
    @discardableResult
    private func ask(about request: URLRequest, type: WKNavigationType) -> WKNavigation? {
        let navigation = WKNavigation()
        let action = WKNavigationAction(request: request, navigationType: type)
        guard let navigationDelegate else {
            visit(request, navigation)
            return navigation
        }
        navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
            if policy == .allow { self?.visit(request, navigation) }
        }
        return navigation
    }

    private func visit(_ request: URLRequest, _ navigation: WKNavigation) {
        history = Array(history.prefix(place + 1).suffix(99)) + [request]
        place = history.count - 1
        show(request, as: navigation)
    }

    @discardableResult
    private func show(_ request: URLRequest, as navigation: WKNavigation = WKNavigation()) -> WKNavigation? {
        url = request.url
        guard let url, let scheme = url.scheme?.lowercased() else { return fail(URLError(.badURL)) }
        if url.absoluteString == "about:blank" { return start(as: navigation) { .html("") } }
        if scheme == "file" { return loadFileURL(url, allowingReadAccessTo: url) }
        guard scheme == "http" || scheme == "https", url.host() != nil else { return fail(URLError(.unsupportedURL)) }
        return start(as: navigation) { .address(url.absoluteString) }
    }

    private func start(as navigation: WKNavigation = WKNavigation(), _ shown: () -> WebContent.Shown) -> WKNavigation {
        self.navigation = navigation
        (title, isLoading, estimatedProgress) = (nil, true, 0)
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        content.show(shown())
        return navigation
    }

    private func fail(_ error: any Error) -> WKNavigation? {
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation ?? WKNavigation(), withError: error)
        return nil
    }

    /// The HTML with what the configuration adds to it.
    private func document(_ html: String, base: URL?) -> String {
        let scripts = configuration.userContentController.userScripts
        func tags(_ time: WKUserScriptInjectionTime) -> String {
            scripts.filter { $0.injectionTime == time }.map { "<script>\($0.source)</script>" }.joined()
        }
        let address = base.flatMap { ["http", "https"].contains($0.scheme) ? $0.absoluteString : nil }
        let baseTag = address.map { "<base href=\"\($0.replacing("\"", with: "%22"))\">" } ?? ""
        let start = baseTag + tags(.atDocumentStart)
        // A doctype comes first, or the page is shown as those of old were.
        guard let end = html.range(of: "<head>", options: .caseInsensitive)?.upperBound else {
            let isDocument = html.range(of: "<!doctype", options: [.caseInsensitive, .anchored]) != nil
            return (isDocument ? "" : "<!doctype html>") + (isDocument ? html + start : start + html) + tags(.atDocumentEnd)
        }
        return html[..<end] + start + html[end...] + tags(.atDocumentEnd)
    }

    // MARK: Scripts

    /// Runs a script in HTML of the app's own. Its value is what JSON can say.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
        content.run(javaScriptString) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in HTML of the app's own. Its value is what JSON can say.
    ///
    /// - Throws: ``WKError`` if the script fails, or if another page is shown.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await withCheckedThrowingContinuation { continuation in
            content.run(javaScriptString) { result in
                nonisolated(unsafe) let result = result  // The only one who has it.
                continuation.resume(with: result)
            }
        }
    }

    // MARK: What the page says

    private func receive(_ report: FrameReport) {
        switch report {
        case .loaded(let title):
            self.title = title
            (isLoading, estimatedProgress) = (false, 1)
            let navigation = navigation ?? WKNavigation()
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
        case .link(let address):
            // A page can say anything. The app's own files are shown only if the app loads them.
            guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()) else { return }
            ask(about: URLRequest(url: url), type: .linkActivated)
        case .message(let name, let json):
            let message = WKScriptMessage(name: name, body: WebContent.value(json) ?? NSNull(), webView: self)
            configuration.userContentController.receive(message)
        case .result: break
        }
    }
}

/// What scrolls a page on Apple's platforms. Stored, and without effect: the page scrolls by itself.
@MainActor @preconcurrency
open class WKScrollView: UIView {
    open var isScrollEnabled = true
    open var bounces = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var contentInset = UIEdgeInsets.zero
    open var contentOffset = CGPoint.zero
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
}
