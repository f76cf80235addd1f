import QBChatModels
import SwiftUI

/// Shows something that has to be fetched: that it is on its way, itself, or why it is not to be had.
public struct LoadedView<Content: View>: View {
    let phase: LoadPhase
    let retry: @MainActor () -> Void
    let content: () -> Content

    /// - Parameter retry: Fetches it once more.
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
