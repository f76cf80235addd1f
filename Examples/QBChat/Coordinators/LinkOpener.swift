import Foundation
import SwiftUI

/// Whoever knows what to do with a URL that a screen further down was asked to open, or who does.
@MainActor
public protocol LinkOpener: AnyObject {
    func open(_ url: URL)
}

extension LinkOpener {
    /// Opens the URLs that views ask for.
    var openURL: OpenURLAction {
        OpenURLAction { [weak self] url in
            self?.open(url)
            return .handled
        }
    }
}
