@_exported import Foundation
import MartletCore
import MartletUIKit

// - Partly import AuthenticationServices: SignInWithAppleButton is drawn, and every request fails: nobody signs in with Apple on a server of yours

public typealias ASPresentationAnchor = UIWindow

/// Why somebody could not be authorized.
public struct ASAuthorizationError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }

    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Signing in with Apple is possible on Apple's platforms only." }

    public init(_ code: Code) { self.code = code }

    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let failed = Code.failed
}

extension ASAuthorizationError.Code {
    /// Lets a `catch` name a code: `catch ASAuthorizationError.canceled`.
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}

/// A credential that a user has given. Nobody gives one here.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The result of a request. There is never one.
open class ASAuthorization: NSObject {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }

    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// What Apple tells of a user. Nobody is told here.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let fullName: PersonNameComponents?
    public let email: String?
    public let identityToken: Data?
    public let authorizationCode: Data?
    public let state: String?

    init(user: String) {
        self.user = user
        (fullName, email, identityToken, authorizationCode, state) = (nil, nil, nil, nil, nil)
    }
}

/// A password that the device keeps. Nobody gives one here.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorizationRequest: NSObject {}

/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var nonce: String?
    open var state: String?
    open var user: String?
}

/// Makes requests to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Answers `notFound`: nobody has signed in.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    open func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
        completion(.notFound, nil)
    }
}

/// An object that is told how a request has ended.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Carries out requests: each fails.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Tells the delegate that the request has failed.
    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }

    open func cancel() {}
}
