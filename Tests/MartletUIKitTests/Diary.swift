import MartletCore
import MartletTest
import UIKit

/// What objects of a test have been told, in order.
@MainActor
final class Diary {
    var lines: [String] = []
}

extension TestHost {
    /// Runs code of the session, as a handler of the app would.
    @discardableResult
    func inSession<Result>(_ action: () throws -> Result) rethrows -> Result {
        try act { try CurrentSession.run(session.graph.session, action) }
    }

    /// The root view controller of the session's window, found as apps find it.
    var rootController: UIViewController? {
        inSession {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }?
                .rootViewController
        }
    }
}
