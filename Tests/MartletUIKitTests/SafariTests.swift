import MartletTest
import SafariServices
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Pages of the web in a controller")
struct SafariTests {
    private final class Listener: NSObject, SFSafariViewControllerDelegate {
        var count = 0
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { count += 1 }
    }

    // Shows: import SafariServices
    @Test func `The page opens in a tab once, the sheet has a link to it, and the delegate is told of the end`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let (soup, listener) = (try #require(URL(string: "https://example.org/soup")), Listener())
        host.inSession {
            let controller = SFSafariViewController(url: soup)
            controller.delegate = listener
            root.present(controller, animated: true)
        }
        #expect(host.openedURLs == ["https://example.org/soup"])
        host.find(.role(.link, "Open the page"))
        host.find("example.org")
        #expect(listener.count == 0)
        host.tap("Done")
        #expect(!host.exists(.sheet))
        #expect(root.presentedViewController == nil)
        #expect(listener.count == 1)
        #expect(host.openedURLs == ["https://example.org/soup"])
    }
}
