import MartletCombine
import MartletCore

/// Gives an app of SwiftUI a delegate of UIKit.
///
///     @main
///     struct Shop: App {
///         @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///
/// - Partly: the delegate is not in the environment of the views.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    /// The session's delegate.
    public let wrappedValue: DelegateType

    /// Makes the session's delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = UIApplication.shared.start(delegateType)
    }
}
