import AuthenticationServices
import CoreGraphics
import CryptoKit
import Foundation
import LocalAuthentication
import MartletElements
import MartletTest
import Network
import StoreKit
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("Small frameworks")
struct SmallFrameworkTests {
    // Shows: import CryptoKit
    @Test func `CryptoKit is the package swift-crypto`() {
        let digest = SHA256.hash(data: Data("soup".utf8))
        let hex = digest.map { String(format: "%02x", $0) }.joined()
        #expect(hex == "9014fac8184d7ba9e1dcd80b8c1e1aa2906af8a01fc1e6e9092e575eabf7b80d")
    }

    // Shows: import LocalAuthentication
    @Test nonisolated func `Nobody can be recognized, and the app hears why`() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == LAError.biometryNotAvailable.rawValue)
        #expect(context.biometryType == .none)
        await #expect(throws: LAError(.passcodeNotSet)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To see your soups")
        }
    }

    // Shows: import Network
    @Test func `A monitor tells whether the browser is online`() async {
        @MainActor final class Monitor: ObservableObject {
            @Published var isConnected = true
            let monitor = NWPathMonitor()

            init() {
                monitor.pathUpdateHandler = { [weak self] path in
                    let isConnected = path.status == .satisfied
                    Task { @MainActor in self?.isConnected = isConnected }
                }
                monitor.start(queue: DispatchQueue(label: "Monitor"))
            }
        }
        struct Page: View {
            @StateObject private var monitor = Monitor()
            var body: some View { Text(monitor.isConnected ? "Connected" : "Alone") }
        }
        let host = mount { Page() }
        #expect(host.exists("Connected"))
        host.send(.online(false))
        await host.settle(until: { host.exists("Alone") })
        host.send(.online(true))
        await host.settle(until: { host.exists("Connected") })
        #expect(host.exists("Connected"))
    }

    @Test func `CoreGraphics has the geometry`() {
        let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 10, y: 20))
        #expect(moved == CGPoint(x: 11, y: 22))
    }

    // Shows: import AuthenticationServices, SignInWithAppleButton
    @Test func `The button to sign in with Apple is drawn, and fails`() {
        struct Page: View {
            @State private var outcome = "Nothing"
            var body: some View {
                SignInWithAppleButton(.continue) { request in
                    request.requestedScopes = [.email]
                } onCompletion: { result in
                    if case .failure(let error) = result { outcome = "\((error as? ASAuthorizationError)?.code.rawValue ?? 0)" }
                }
                .signInWithAppleButtonStyle(.white)
                Text(outcome)
            }
        }
        let host = mount { Page() }
        host.tap(.button, "Continue with Apple")
        #expect(host.exists("1003"))
    }

    @Test func `A session on the web cannot be started, and says why`() {
        var code: ASWebAuthenticationSessionError.Code?
        let session = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: "soup") { _, error in
            code = (error as? ASWebAuthenticationSessionError)?.code
        }
        #expect(!session.start())
        #expect(code == .presentationContextInvalid)
    }

    // Shows: import StoreKit
    @Test func `An app without a file of products has none to sell`() async throws {
        #expect(try await Product.products(for: ["soups"]).isEmpty)
    }

    // Shows: import WidgetKit
    @Test func `There are no widgets to reload`() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    }
}
