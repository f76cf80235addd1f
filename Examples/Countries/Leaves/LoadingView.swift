import SwiftUI

/// A progress view with a cancel button.
struct LoadingView: View {
    let cancel: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 16) {
            ProgressView { Text(app: "Loading…") }
            Button(action: cancel) { Text(app: "Cancel loading") }
                .buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
