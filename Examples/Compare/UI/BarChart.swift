import Foundation
import SwiftUI

/// A bar with its name above it and its value at the end. A part of it can be paler.
struct ChartBar: Identifiable, Hashable {
    let name: String
    let value: Double
    /// The paler part of the value, at the end of the bar.
    var pale = 0.0
    let text: String

    var id: String { name }
}

/// Horizontal bars. The longest one has the full width.
struct BarChart: View {
    let bars: [ChartBar]

    var body: some View {
        let most = max(bars.map(\.value).max() ?? 0, .leastNonzeroMagnitude)
        VStack(alignment: .leading, spacing: 10) {
            ForEach(bars) { bar in
                VStack(alignment: .leading, spacing: 4) {
                    HStack {
                        Text(bar.name)
                        Spacer()
                        Text(bar.text)
                            .fontWeight(.medium)
                            .monospacedDigit()
                    }
                    .font(.footnote)
                    ZStack(alignment: .leading) {
                        Rectangle().fill(.quaternary)
                        BarShape(from: 0, to: bar.value / most).fill(Color.accentColor.opacity(0.35))
                        BarShape(from: 0, to: (bar.value - bar.pale) / most).fill(Color.accentColor)
                    }
                    .frame(height: 10)
                    .clipShape(Capsule())
                    .accessibilityHidden(true)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

/// A bar segment of the width, at full height.
struct BarShape: Shape {
    /// The start, from 0 to 1.
    let from: Double
    let to: Double

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX + rect.width * from, y: rect.minY, width: rect.width * max(to - from, 0), height: rect.height))
    }
}
