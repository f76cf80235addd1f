import Foundation
import MartletCore
import MartletUIKit

/// Why a session on the web has ended.
public struct ASWebAuthenticationSessionError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }

    public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "A browser does not lead back from a page of the web to the app's own scheme." }

    public init(_ code: Code) { self.code = code }

    public static let canceledLogin = Code.canceledLogin
}

extension ASWebAuthenticationSessionError.Code {
    /// Lets a `catch` name a code.
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs a user in on a page of the web: it cannot be started, because a browser does not lead back to a scheme of the app's own. An app can open the page
/// itself, with an address of its server to come back to: `onOpenURL` gets it.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let completionHandler: CompletionHandler
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    public var canStart: Bool { false }

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
    }

    /// Calls the handler with an error, and returns `false`.
    @discardableResult
    open func start() -> Bool {
        completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
        return false
    }

    open func cancel() {}
}
