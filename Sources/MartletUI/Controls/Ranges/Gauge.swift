import MartletCore
import MartletElements
import MartletGraph

/// Shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    private let value: Double
    private let bounds: ClosedRange<Double>
    // Written once; its type need not be Sendable.
    private nonisolated let labels: GaugeLabels<Label, CurrentValueLabel, BoundsLabel>
    @Environment(\.gaugeStyle) private var style

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ labels: GaugeLabels<Label, CurrentValueLabel, BoundsLabel>
    ) {
        self.value = min(max(Double(value), Double(bounds.lowerBound)), Double(bounds.upperBound))
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.labels = labels
    }

    public var body: some View {
        if let named = style as? any NamedGaugeStyle {
            GaugeElement(value: value, bounds: bounds, style: named.name, _content: labels)
        } else {
            styled(style)
        }
    }

    private func styled<S: GaugeStyle>(_ style: S) -> AnyView {
        let length = bounds.upperBound - bounds.lowerBound
        let configuration = GaugeStyleConfiguration(
            value: length > 0 ? (value - bounds.lowerBound) / length : 0, label: StyleContent(labels.label),
            currentValueLabel: styleContent(labels.value), minimumValueLabel: styleContent(labels.minimum),
            maximumValueLabel: styleContent(labels.maximum))
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }

    private func styleContent(_ view: some View) -> StyleContent? { view is EmptyView ? nil : StyleContent(view) }
}

struct GaugeElement<Label: View, CurrentValueLabel: View, BoundsLabel: View>: ElementView {
    let value: Double
    let bounds: ClosedRange<Double>
    let style: String?
    let _content: GaugeLabels<Label, CurrentValueLabel, BoundsLabel>

    static var _kind: Kind { .gauge }

    func _lower(to element: inout ElementWriter) {
        element[.value] = .double(value)
        if bounds.lowerBound != 0 { element[.minimum] = .double(bounds.lowerBound) }
        if bounds.upperBound != 1 { element[.maximum] = .double(bounds.upperBound) }
        if let style { element[.style] = .string(style) }
        element.writeLabelVisibility()
        if let stops = element.environment.tint?._paint(in: element.environment).stops { element.add(GaugeScale(stops: stops)) }
    }
}

/// The labels of a gauge: its own, the value's, and those of the bounds.
struct GaugeLabels<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let value: CurrentValueLabel
    nonisolated(unsafe) let minimum: BoundsLabel
    nonisolated(unsafe) let maximum: BoundsLabel

    nonisolated init(label: Label, value: CurrentValueLabel, minimum: BoundsLabel, maximum: BoundsLabel) {
        self.label = label
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
    }

    var body: some View {
        label.slot("label")
        value.slot("value")
        minimum.slot("minimum")
        maximum.slot("maximum")
    }
}

extension Gauge where BoundsLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(value, bounds, GaugeLabels(label: label(), value: EmptyView(), minimum: EmptyView(), maximum: EmptyView()))
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, GaugeLabels(label: label(), value: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView()))
    }
}

extension Gauge {
    /// Creates a gauge with labels of marked values. As Apple's styles for phones do, the styles here show none of them.
    public nonisolated init<V: BinaryFloatingPoint, MarkedValueLabels: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds,
            GaugeLabels(label: label(), value: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel()))
    }
}
