import SwiftUI

/// Stands in for the input field in a chat that the user has not joined.
public struct JoinBar: View {
    let notice: String?
    let join: @MainActor () -> Void

    /// - Parameter notice: The error of the last attempt.
    public init(notice: String?, join: @escaping @MainActor () -> Void) {
        self.notice = notice
        self.join = join
    }

    public var body: some View {
        VStack(spacing: 8) {
            if let notice { NoticeLabel(notice) }
            Text("Join to write in this room.")
                .font(.footnote)
                .foregroundStyle(.secondary)
            Button(action: join) {
                Text("Join room").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity)
    }
}
