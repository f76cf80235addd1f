import MartletKit
import SwiftUI

/// Shows all states of a loadable value: the value, also during a reload or after a failed one; otherwise progress with a cancel button;
/// otherwise the error with a retry button.
public struct LoadableContent<Value, Content: View>: View {
    private let loadable: Loadable<Value>
    private let cancel: @MainActor () -> Void
    private let retry: @MainActor () -> Void
    private let content: (Value) -> Content

    public init(
        _ loadable: Loadable<Value>, cancel: @escaping @MainActor () -> Void, retry: @escaping @MainActor () -> Void,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.loadable = loadable
        self.cancel = cancel
        self.retry = retry
        self.content = content
    }

    public var body: some View {
        if let value = loadable.value {
            VStack(spacing: 0) {
                if let error = loadable.error { FailureBanner(error: error, retry: retry) }
                content(value)
            }
        } else if let error = loadable.error {
            FailureView(error: error, retry: retry)
        } else if loadable.isLoading {
            LoadingView(cancel: cancel)
        } else {
            Color.clear
        }
    }
}
