import QBChatModels
import SwiftUI

/// Shows loaded content, the progress of loading it, or an error.
public struct LoadedView<Content: View>: View {
    let phase: LoadPhase
    let retry: @MainActor () -> Void
    let content: () -> Content

    /// - Parameter retry: Loads the content again.
    public init(_ phase: LoadPhase, retry: @escaping @MainActor () -> Void, @ViewBuilder content: @escaping () -> Content) {
        self.phase = phase
        self.retry = retry
        self.content = content
    }

    public var body: some View {
        switch phase {
        case .loading:
            ProgressView("Loading…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded:
            content()
        case .failed(let explanation):
            Notice(symbol: "wifi.exclamationmark", title: explanation, retry: retry)
        }
    }
}
