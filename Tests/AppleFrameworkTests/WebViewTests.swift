import MartletCore
import MartletDOM
import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit
import WebKit

@MainActor
@Suite("Web views")
struct WebViewTests {
    private final class Listener: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        var heard: [String] = []

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
        ) {
            let isLink = navigationAction.navigationType == .linkActivated
            heard.append((isLink ? "link " : "load ") + (navigationAction.request.url?.absoluteString ?? ""))
            decisionHandler(isLink ? .cancel : .allow)
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finished") }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            heard.append("failed")
        }
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
            heard.append("\(message.name) \((message.body as? [String: Any])?["count"] as? Int ?? 0)")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: WKWebView
        func makeUIView(context: Context) -> WKWebView { view }
        func updateUIView(_ uiView: WKWebView, context: Context) {}
    }

    private func html(of host: TestHost) -> String { DOMLowering(symbol: { _ in "" }).content(of: host.session.tree) }

    private func say(_ report: Value, to host: TestHost) {
        var frames: [Element] = []
        host.session.tree.root.forEachDescendant { if $0.kind.description == "web-frame" { frames.append($0) } }
        if let frame = frames.first { host.send(.element(Event(.report, on: frame.id, value: report))) }
    }

    // Shows: import WebKit
    @Test func `A page of the web is shown in a frame, and its delegate hears that it is loaded`() throws {
        let (view, listener) = (WKWebView(), Listener())
        view.navigationDelegate = listener
        view.load(URLRequest(url: try #require(URL(string: "https://example.org/soup"))))
        let host = mount { Shown(view: view) }
        #expect(html(of: host).contains("<iframe"))
        #expect(html(of: host).contains("data-address='https://example.org/soup'"))
        #expect(html(of: host).contains("allow-same-origin"))
        #expect(view.isLoading)
        say(["loaded", 1], to: host)
        #expect(!view.isLoading)
        #expect(view.url?.absoluteString == "https://example.org/soup")
        #expect(listener.heard == ["load https://example.org/soup", "finished"])
    }

    @Test func `HTML of the app's is in an origin of its own, and tells its title, its links and its messages`() {
        let (view, listener) = (WKWebView(), Listener())
        view.navigationDelegate = listener
        view.configuration.userContentController.add(listener, name: "order")
        view.configuration.userContentController.addUserScript(
            WKUserScript(source: "let soup = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        view.loadHTMLString("<html><head><title>Soup</title></head></html>", baseURL: nil)
        let host = mount { Shown(view: view) }
        #expect(!html(of: host).contains("allow-same-origin"))
        #expect(html(of: host).contains("&lt;head>&lt;script>let soup = 1") || html(of: host).contains("<head><script>let soup = 1"))
        say(["loaded", 1, "Soup"], to: host)
        #expect(view.title == "Soup")
        say(["link", 1, "https://example.org/ramen"], to: host)
        say(["message", 1, "order", "{\"count\":3}"], to: host)
        say(["message", 1, "other", "{}"], to: host)
        say(["loaded", 9, "Late"], to: host)
        #expect(view.title == "Soup")
        #expect(listener.heard == ["finished", "link https://example.org/ramen", "order 3"])
    }

    @Test(arguments: ["file:///etc/passwd", "data:text/html,soup", "about:blank"])
    func `A page leads a web view to pages of the web alone`(address: String) {
        let view = WKWebView()
        view.loadHTMLString("<p>Soup", baseURL: nil)
        let host = mount { Shown(view: view) }
        let before = html(of: host)
        say(["link", 1, .string(address)], to: host)
        #expect(html(of: host) == before)
        #expect(view.url?.absoluteString == "about:blank")
    }

    @Test func `An app may load again when a script has failed because of that`() {
        let view = WKWebView()
        var failures = 0
        view.loadHTMLString("<p>Soup", baseURL: nil)
        let host = mount { Shown(view: view) }
        host.act {
            view.evaluateJavaScript("1 + 1") { _, error in
                failures += error == nil ? 0 : 1
                view.loadHTMLString("<p>Rice", baseURL: nil)
            }
        }
        host.act { _ = view.loadHTMLString("<p>Bread", baseURL: nil) }
        #expect(failures == 1)
        #expect(html(of: host).contains("Rice"))
    }

    @Test func `A script of the app's runs in its HTML, and in no other page`() throws {
        let view = WKWebView()
        var answers: [String] = []
        view.loadHTMLString("<p>Soup", baseURL: nil)
        let host = mount { Shown(view: view) }
        host.act { view.evaluateJavaScript("1 + 1") { value, error in answers.append("\(value as? Int ?? 0) \(error == nil)") } }
        #expect(html(of: host).contains("1 + 1"))
        say(["result", 1, 1, "2", ""], to: host)
        host.act { view.evaluateJavaScript("oh no") { value, error in answers.append("\(value as? Int ?? 0) \(error == nil)") } }
        say(["result", 1, 2, "", "SyntaxError"], to: host)
        host.act { _ = view.load(URLRequest(url: URL(string: "https://example.org")!)) }
        host.act { view.evaluateJavaScript("1 + 1") { value, error in answers.append("\(value as? Int ?? 0) \(error == nil)") } }
        #expect(answers == ["2 true", "0 false", "0 false"])
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,soup", "soup://soup", "https:"])
    func `Addresses that are none of the web are not loaded`(address: String) throws {
        let (view, listener) = (WKWebView(), Listener())
        view.navigationDelegate = listener
        view.load(URLRequest(url: try #require(URL(string: address))))
        let host = mount { Shown(view: view) }
        #expect(!html(of: host).contains("<iframe"))
        #expect(listener.heard.last == "failed")
    }

    // Shows: WebView
    @Test func `SwiftUI's own web view follows its address`() {
        struct Page: View {
            @State private var path = "soup"
            var body: some View {
                Button("Next") { path = "ramen" }
                WebView(url: URL(string: "https://example.org/\(path)"))
            }
        }
        let host = mount { Page() }
        #expect(html(of: host).contains("data-address='https://example.org/soup'"))
        host.tap("Next")
        #expect(html(of: host).contains("data-address='https://example.org/ramen'"))
    }
}
