@_exported import Foundation

// - Partly import AppTrackingTransparency: it compiles, and tracking is denied: nobody is asked

/// Whether an app may follow its user through other apps: it may not, and nobody is asked.
public final class ATTrackingManager: NSObject, Sendable {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

    public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    public class func requestTrackingAuthorization(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
        // Later, as the answer of a user would come.
        DispatchQueue.main.async { completionHandler(.denied) }
    }
    public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
