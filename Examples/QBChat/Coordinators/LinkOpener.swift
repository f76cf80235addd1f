import Foundation
import SwiftUI

/// Opens a URL from a screen below, or passes it on.
@MainActor
public protocol LinkOpener: AnyObject {
    func open(_ url: URL)
}

extension LinkOpener {
    /// Opens the URLs that views request.
    var openURL: OpenURLAction {
        OpenURLAction { [weak self] url in
            self?.open(url)
            return .handled
        }
    }
}
