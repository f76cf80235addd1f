import Foundation
import MartletCore
import MartletUI

/// Shows a page of the web.
///
/// - Partly: a browser shows a page in a frame only if that page allows it.
public struct WebView: View {
    private let url: URL?
    @State private var content = ShownPage()

    public nonisolated init(url: URL?) { self.url = url }

    public var body: some View { WebFrame(content: content.content(for: url)) }
}

/// The content for the address of a ``WebView``.
@MainActor
private final class ShownPage {
    private lazy var content = WebContent()
    private var url: URL?

    nonisolated init() {}

    func content(for url: URL?) -> WebContent {
        guard url != self.url else { return content }
        self.url = url
        let isPage = url?.scheme == "https" || url?.scheme == "http"
        content.show(isPage ? url.map { .address($0.absoluteString) } ?? .nothing : .nothing)
        return content
    }
}
