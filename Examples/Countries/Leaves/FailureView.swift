import MartletKit
import SwiftUI

/// An error in place of the content.
struct FailureView: View {
    let error: any Error
    let retry: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label {
                Text(app: FailureText.title(of: error))
            } icon: {
                Image(systemName: error is CancellationError ? "pause.circle" : "exclamationmark.triangle")
            }
        } description: {
            Text(app: FailureText.hint(for: error))
        } actions: {
            Button(action: retry) { Text(app: "Try again") }
                .buttonStyle(.borderedProminent)
        }
    }
}

/// An error above the last content.
struct FailureBanner: View {
    let error: any Error
    let retry: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle")
                .foregroundStyle(.orange)
                .accessibilityHidden(true)
            Text(app: FailureText.title(of: error))
                .font(.callout)
            Spacer(minLength: 0)
            Button(action: retry) { Text(app: "Try again") }
                .font(.callout)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .background(.orange.opacity(0.12))
    }
}

/// The texts for an error. They omit technical details, which belong in a log.
enum FailureText {
    static func title(of error: any Error) -> LocalizedStringKey {
        switch error {
        case is CancellationError: "Loading was stopped"
        case is ValueIsMissing, HTTPError.status(404, _): "There is no such country"
        case HTTPError.transport: "The server cannot be reached"
        default: "Something went wrong"
        }
    }

    static func hint(for error: any Error) -> LocalizedStringKey {
        switch error {
        case is CancellationError: "You can go on at any time."
        case is ValueIsMissing, HTTPError.status(404, _): "Perhaps the address is mistyped."
        case HTTPError.transport: "Check the connection, then try again."
        default: "Try again in a moment."
        }
    }
}
