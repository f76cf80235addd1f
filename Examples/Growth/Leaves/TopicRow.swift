import SwiftUI

/// The row of a topic, with the number of its open items once they are loaded.
public struct TopicRow: View {
    private let title: String
    private let open: Int?

    public init(_ title: String, open: Int?) {
        self.title = title
        self.open = open
    }

    public var body: some View {
        HStack {
            Text(title)
            Spacer()
            if let open { Text("\(open) open").foregroundStyle(.secondary) }
        }
    }
}
