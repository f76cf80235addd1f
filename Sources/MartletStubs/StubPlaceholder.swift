import MartletCore
import MartletUI

/// Shows where a view would be that Martlet lacks: a dashed box with its name.
struct StubPlaceholder: View {
    let name: String

    nonisolated init(name: String) { self.name = name }

    var body: some View {
        Text(name)
            .font(.caption.monospaced())
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(8)
            .overlay {
                RoundedRectangle(cornerRadius: 6).strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
            .accessibilityLabel("\(name) is not in Martlet")
    }
}
