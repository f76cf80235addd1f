import Foundation
import MartletCore
import MartletElements
import MartletUI

/// The colours, the symbols and the lines of the marks of a chart.
@MainActor
struct MarkLooks {
    private let options: ChartOptions
    private let environment: EnvironmentValues
    private let texts: DatumText
    /// The values that have a colour, a symbol and a line of their own, in the order of the marks.
    private let colored: [Datum]
    private let symbolized: [Datum]
    private let lined: [Datum]

    /// Apple's order.
    private static let colors: [AnyShapeStyle] = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { AnyShapeStyle($0) }
    private static let lines = [
        StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, dash: [6, 4]), StrokeStyle(lineWidth: 2, dash: [2, 3]),
        StrokeStyle(lineWidth: 2, dash: [8, 3, 2, 3]),
    ]

    init(plan: ChartPlan, options: ChartOptions, environment: EnvironmentValues) {
        self.options = options
        self.environment = environment
        texts = plan.texts
        func values(_ path: KeyPath<MarkStyle, PlottedValue?>) -> [Datum] {
            var met: Set<Datum> = []
            return plan.marks.compactMap { $0.style[keyPath: path]?.datum }.filter { met.insert($0).inserted }
        }
        colored = options.colors.ordered(values(\.paintValue))
        symbolized = options.symbols.ordered(values(\.symbolValue))
        lined = options.lines.ordered(values(\.lineValue))
    }

    // MARK: Styles

    private func paint(for value: Datum) -> Paint {
        if case .number(let number) = value, options.colors.named.isEmpty, options.colors.mapping == nil { return .color(gradual(number)) }
        return style(for: value)._paint(in: environment)
    }

    private func style(for value: Datum) -> AnyShapeStyle {
        options.colors.style(for: value, among: colored, usual: Self.colors) ?? Self.colors[0]
    }

    /// Returns the colour of a number between the colours of the least and the greatest.
    private func gradual(_ number: Double) -> ColorValue {
        let numbers = colored.compactMap(\.number)
        guard let low = numbers.min(), let high = numbers.max(), high > low else { return .token("blue") }
        let share = min(max((number - low) / (high - low), 0), 1)
        guard share.isFinite else { return .token("blue") }
        let colors = options.colors.range.compactMap { style -> ColorValue? in
            if case .color(let value) = style._paint(in: environment) { value } else { nil }
        }
        guard colors.count > 1 else { return .opacity(.token("blue"), 0.2 + 0.8 * share) }
        let place = share * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return .mix(colors[index], colors[index + 1], place - Double(index))
    }

    private func symbol(for value: Datum) -> SymbolOutline {
        options.symbols.style(for: value, among: symbolized, usual: SymbolOutline.allCases) ?? .circle
    }

    // MARK: Figures

    func drawn(_ figure: Figure) -> DrawnFigure {
        let style = figure.mark.style
        var paint = MarkPaint(
            paint:
                style.paint?._paint(in: environment) ?? style.paintValue.map { self.paint(for: $0.datum) }
                ?? Self.colors[0]._paint(in: environment))
        paint.opacity = min(max(style.opacity, 0), 1)
        paint.blur = style.blur ?? 0
        var drawn = DrawnFigure(form: "box", box: figure.box)
        switch figure.form {
        case .box: paint.cornerRadius = style.cornerRadius ?? 0
        case .symbol(let own):
            drawn.form = (style.symbolValue.map { symbol(for: $0.datum) } ?? own).rawValue
        case .rule(let isVertical):
            drawn.form = isVertical ? "rule" : "rule-x"
            paint.dash = style.line?.dash.map { Double($0) } ?? []
        case .path(let path, let isStroked):
            drawn.form = isStroked ? "line" : "area"
            drawn.path = path
            if isStroked { set(line(of: style), on: &paint) }
        case .sector(let path, let radius):
            drawn.form = "sector"
            drawn.path = path
            drawn.radius = radius
            paint.lineWidth = 2 * (style.cornerRadius ?? 0)
        case .nothing:
            drawn.form = "nothing"
            return drawn
        }
        drawn.paint = paint
        return drawn
    }

    private func line(of style: MarkStyle) -> StrokeStyle {
        style.line ?? style.lineValue.flatMap { options.lines.style(for: $0.datum, among: lined, usual: Self.lines) } ?? Self.lines[0]
    }

    private func set(_ line: StrokeStyle, on paint: inout MarkPaint) {
        let stroke = line.stroke(paint.paint, isInside: false)
        paint.lineWidth = stroke.width
        paint.cap = stroke.cap
        // Corners between many points would be spikes.
        paint.join = stroke.join == .miter ? .round : stroke.join
        paint.dash = stroke.dash
    }

    // MARK: The legend

    /// The entries of the legend; `nil` if no value has a look of its own. Numbers have colours between two, and no entries.
    var legend: [LegendEntry]? {
        var values = colored.filter {
            if case .number = $0 { options.colors.mapping != nil || !options.colors.named.isEmpty } else { true }
        }
        values += symbolized.filter { !values.contains($0) }
        values += lined.filter { !values.contains($0) }
        if values.isEmpty { return nil }
        return values.enumerated().map { index, value in
            LegendEntry(
                id: index, text: texts.text(value), style: colored.contains(value) ? style(for: value) : AnyShapeStyle(Color.secondary),
                symbol: symbolized.contains(value) ? symbol(for: value) : .circle)
        }
    }
}

struct LegendEntry {
    let id: Int
    let text: String
    let style: AnyShapeStyle
    let symbol: SymbolOutline
}

/// The colours and symbols of values with their names.
struct ChartLegend: View {
    let entries: [LegendEntry]
    let options: ChartOptions.Legend

    var body: some View {
        LegendElement(
            isVertical: options.position == .leading || options.position == .trailing, spacing: options.spacing,
            _content: ForEach(entries, id: \.id) { entry in LegendRow(entry: entry) }
        )
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: options.alignment ?? .leading)
    }
}

private struct LegendRow: View {
    let entry: LegendEntry

    var body: some View {
        HStack(spacing: 4) {
            Group {
                switch entry.symbol {
                case .circle: Circle().fill(entry.style)
                case .square: Rectangle().fill(entry.style)
                default: LegendSymbol(symbol: entry.symbol).fill(entry.style)
                }
            }
            .frame(width: 8, height: 8)
            Text(entry.text)
        }
    }
}

/// The outline of a symbol in a legend.
private struct LegendSymbol: Shape {
    let symbol: SymbolOutline

    func path(in rect: CGRect) -> Path {
        let points: [(CGFloat, CGFloat)] =
            switch symbol {
            case .triangle: [(0.5, 0), (1, 1), (0, 1)]
            case .diamond: [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]
            case .pentagon: [(0.5, 0), (0.98, 0.35), (0.79, 0.91), (0.21, 0.91), (0.02, 0.35)]
            case .plus:
                [
                    (0.35, 0), (0.65, 0), (0.65, 0.35), (1, 0.35), (1, 0.65), (0.65, 0.65), (0.65, 1), (0.35, 1), (0.35, 0.65), (0, 0.65),
                    (0, 0.35), (0.35, 0.35),
                ]
            case .circle, .square, .cross, .asterisk:
                [
                    (0.2, 0), (0.5, 0.3), (0.8, 0), (1, 0.2), (0.7, 0.5), (1, 0.8), (0.8, 1), (0.5, 0.7), (0.2, 1), (0, 0.8), (0.3, 0.5),
                    (0, 0.2),
                ]
            }
        var path = Path()
        path.addLines(points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
        path.closeSubpath()
        return path
    }
}
