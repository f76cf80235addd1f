import SwiftUI
import UIKit
import WebKit

/// HTML of the app's own, and a page of the web.
struct WebPage: View {
    @StateObject private var model = WebModel()

    var body: some View {
        VStack {
            Shown(view: model.view).frame(width: 300, height: 200)
            Text("Heard: \(model.heard)")
            Button("Ask") {
                model.view.evaluateJavaScript("document.querySelector('p').textContent") { value, _ in
                    model.heard += "answer \(value as? String ?? "none");"
                }
            }
            Button("Leave") { model.view.load(URLRequest(url: URL(string: "https://soup.example/menu")!)) }
        }
    }
}

private struct Shown: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
}

private final class WebModel: NSObject, ObservableObject, WKNavigationDelegate, WKScriptMessageHandler {
    let view = WKWebView()
    @Published var heard = ""

    override init() {
        super.init()
        view.navigationDelegate = self
        view.configuration.userContentController.add(self, name: "order")
        view.loadHTMLString(
            """
            <html><head><title>Menu</title><style>p { color: rgb(1, 2, 3) }</style></head><body><p>Miso soup</p>
            <a href="https://soup.example/ramen">Ramen</a>
            <button onclick="webkit.messageHandlers.order.postMessage({count: 3})">Order</button>
            <script>try { parent.document.title } catch { document.body.dataset.apart = "" }</script></body></html>
            """, baseURL: nil)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard += "loaded \(webView.title ?? "none");" }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        let isLink = navigationAction.navigationType == .linkActivated
        if isLink { heard += "link \(navigationAction.request.url?.path() ?? "");" }
        decisionHandler(isLink ? .cancel : .allow)
    }

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        heard += "\(message.name) \((message.body as? [String: Any])?["count"] as? Int ?? 0);"
    }
}
