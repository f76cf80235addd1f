import Foundation
import MartletCore
import MartletUI

/// The store, which is not there.
public enum AppStore {
    /// Whether test purchases can be made: always.
    public static var canMakePayments: Bool { true }
    /// Does nothing: purchases are in the user's folder already.
    public static func sync() async throws {}
    /// Does nothing: there is no store to review the app in.
    @MainActor public static func requestReview(in scene: AnyObject) { reportReview() }
}

/// Asks the user to review the app. There is no store to do it in, so nothing happens.
@MainActor @preconcurrency
open class SKStoreReviewController: NSObject {
    open class func requestReview() { reportReview() }
    open class func requestReview(in windowScene: AnyObject) { reportReview() }
}

@MainActor private func reportReview() { CurrentSession.context?.reportInert("SKStoreReviewController.requestReview") }

/// Asks the user to review the app, from the environment: `@Environment(\.requestReview) private var requestReview`. Nothing happens.
@MainActor @preconcurrency
public struct RequestReviewAction {
    nonisolated init() {}

    public func callAsFunction() { reportReview() }
}

extension EnvironmentValues {
    /// Asks the user to review the app: without effect, because there is no store.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
    /// Shows the user's subscriptions. There is no store that has them.
    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { inert(".manageSubscriptionsSheet") }
}
