import MartletCore
import MartletUI

/// A button to sign in with Apple. It is drawn as Apple wants it; a tap fails, because nobody signs in with Apple on another server.
///
/// - Partly: it is drawn; each request fails.
public struct SignInWithAppleButton: View {
    public enum Label: Sendable { case signIn, signUp, `continue` }

    public struct Style: Hashable, Sendable {
        let isBlack: Bool
        let hasOutline: Bool
        public static let black = Style(isBlack: true, hasOutline: false)
        public static let white = Style(isBlack: false, hasOutline: false)
        public static let whiteOutline = Style(isBlack: false, hasOutline: true)
    }

    private let label: Label
    private nonisolated(unsafe) let onRequest: (ASAuthorizationAppleIDRequest) -> Void  // Called on the main actor alone.
    private nonisolated(unsafe) let onCompletion: (Result<ASAuthorization, any Error>) -> Void  // Called on the main actor alone.
    @Environment(\.signInWithAppleButtonStyle) private var style

    public nonisolated init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
    }

    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
            onCompletion(.failure(ASAuthorizationError(.notHandled)))
        } label: {
            HStack(spacing: 6) {
                Image(systemName: "apple.logo")
                Text(title)
            }
            .font(.headline)
            .foregroundStyle(style.isBlack ? Color.white : .black)
            .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
            .background(RoundedRectangle(cornerRadius: 6).fill(style.isBlack ? Color.black : .white))
            .overlay { if style.hasOutline { RoundedRectangle(cornerRadius: 6).stroke(Color.black, lineWidth: 1) } }
        }
        .buttonStyle(.plain)
    }

    private var title: String {
        switch label {
        case .signIn: "Sign in with Apple"
        case .signUp: "Sign up with Apple"
        case .continue: "Continue with Apple"
        }
    }
}

extension EnvironmentValues {
    private struct StyleKey: EnvironmentKey { static var defaultValue: SignInWithAppleButton.Style { .black } }

    var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the buttons to sign in with Apple.
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
