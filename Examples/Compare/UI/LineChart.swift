import Foundation
import SwiftUI

/// A line through points. Both coordinates are from 0 to 1; the origin is at the bottom.
struct LineShape: Shape {
    let points: [CGPoint]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: rect.minX + point.x * rect.width, y: rect.maxY - point.y * rect.height)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }
}

/// A line in a chart.
struct ChartLine: Identifiable, Hashable {
    let name: String
    let color: Color
    let values: [Double]

    var id: String { name }
}

/// Lines over common steps. Both axes are logarithmic, so that a cost proportional to N is a slope, and a constant cost is a horizontal
/// line.
struct LineChart: View {
    let steps: [Int]
    let lines: [ChartLine]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16, alignment: .leading)], alignment: .leading, spacing: 4) {
                ForEach(lines) { line in
                    HStack(spacing: 6) {
                        Circle().fill(line.color).frame(width: 9, height: 9)
                        Text(line.name).font(.footnote)
                    }
                }
            }
            ZStack {
                ForEach(0..<4, id: \.self) { index in
                    LineShape(points: [CGPoint(x: 0, y: Double(index) / 3), CGPoint(x: 1, y: Double(index) / 3)])
                        .stroke(.quaternary, lineWidth: 1)
                }
                ForEach(lines) { line in
                    LineShape(points: points(of: line)).stroke(
                        line.color, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                }
            }
            .frame(height: 180)
            .accessibilityHidden(true)
            HStack {
                ForEach(steps, id: \.self) { step in
                    Text("N = \(step)")
                    if step != steps.last { Spacer() }
                }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }

    private func points(of line: ChartLine) -> [CGPoint] {
        let most = log10(max(lines.flatMap(\.values).max() ?? 1, 10))
        return line.values.enumerated().map { index, value in
            CGPoint(x: Double(index) / Double(max(steps.count - 1, 1)), y: log10(max(value, 1)) / most)
        }
    }
}
