// What `import WebKit` brings along on Apple's platforms.
// - Partly import WebKit: WKWebView and WebView, which show pages of the web that let others show them, and HTML of the app's own; see docs/frameworks.md
@_exported import Foundation
@_exported import MartletUIKit
