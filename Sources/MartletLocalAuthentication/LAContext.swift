@_exported import Foundation

// - Partly import LocalAuthentication: it compiles, and no policy can be evaluated: a server does not see who holds the device

/// What a user is asked for.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

/// What a device recognizes.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
}

/// Why somebody could not be recognized.
public struct LAError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }

    public static let errorDomain = "com.apple.LocalAuthentication"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        code == .passcodeNotSet ? "The server cannot ask for the device's passcode." : "The server cannot recognize who holds the device."
    }

    public init(_ code: Code) { self.code = code }

    public static let authenticationFailed = Code.authenticationFailed
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let systemCancel = Code.systemCancel
    public static let passcodeNotSet = Code.passcodeNotSet
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    public static let biometryLockout = Code.biometryLockout
    public static let appCancel = Code.appCancel
}

extension LAError.Code {
    /// Lets a `catch` name a code: `catch LAError.userCancel`.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
}

/// Asks a user to show who they are: nobody can, because a server does not see the device. Every policy fails with
/// `LAError.biometryNotAvailable` or `LAError.passcodeNotSet`, as on a device that has neither.
open class LAContext: NSObject {
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

    public override init() { super.init() }

    /// Returns `false`, and the reason.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.error(for: policy) as NSError
        return false
    }

    /// - Throws: The reason why it cannot be evaluated.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw Self.error(for: policy) }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        // Later, as the answer of a user would come.
        nonisolated(unsafe) let reply = reply  // Called once, on the main queue.
        DispatchQueue.main.async { reply(false, Self.error(for: policy)) }
    }

    open func invalidate() {}

    private static func error(for policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
