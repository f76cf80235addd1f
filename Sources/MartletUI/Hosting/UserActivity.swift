import Foundation
import MartletCombine
import MartletCore

extension View {
    /// Describes what the user does in this view. It has no effect: a page hands nothing over to other devices.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { inert(".userActivity") }

    /// Describes what the user does with an element in this view. It has no effect: a page hands nothing over to other devices.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { inert(".userActivity") }

    /// Goes on with what a user has begun elsewhere. It has no effect: a link into the app arrives in ``View/onOpenURL(perform:)``.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { inert(".onContinueUserActivity") }
}
