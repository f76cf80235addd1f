import MartletCore
import MartletElements

/// Shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: ElementView {
    public typealias Body = Never
    private let value: Double
    private let bounds: ClosedRange<Double>
    public let _content: GaugeLabels<Label, CurrentValueLabel, BoundsLabel>

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ labels: GaugeLabels<Label, CurrentValueLabel, BoundsLabel>
    ) {
        self.value = Double(value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        _content = labels
    }

    public static var _kind: Kind { .gauge }

    public func _lower(to element: inout ElementWriter) {
        element[.value] = .double(min(max(value, bounds.lowerBound), bounds.upperBound))
        if bounds.lowerBound != 0 { element[.minimum] = .double(bounds.lowerBound) }
        if bounds.upperBound != 1 { element[.maximum] = .double(bounds.upperBound) }
        if let style = element.environment.gaugeStyle.name { element[.style] = .string(style) }
        element.writeLabelVisibility()
        if let stops = element.environment.tint?._paint(in: element.environment).stops { element.add(GaugeScale(stops: stops)) }
    }
}

/// The labels of a gauge: its own, the value's, and those of the bounds.
public struct GaugeLabels<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
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

    public var body: some View {
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

/// The appearance of the gauges in a view. The host knows each style by name; unlike Apple's, an app cannot draw its own.
public protocol GaugeStyle {
    /// The style's name; `nil` is the style that fits the gauge's context.
    var _name: String? { get }
}

public struct DefaultGaugeStyle: GaugeStyle {
    public var _name: String? { nil }
    public init() {}
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public var _name: String? { "linear" }
    public init() {}
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public var _name: String? { "linear-marker" }
    public init() {}
}

/// A bar that fills, for small spaces.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public var _name: String? { "linear" }
    public init() {}
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public var _name: String? { "circular-marker" }
    public init() {}
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public var _name: String? { "circular" }
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension EnvironmentValues {
    private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: StyleName { StyleName(name: nil) } }

    var gaugeStyle: StyleName {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the gauges in this view.
    ///
    /// - Partly: an app cannot define a style of its own.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, StyleName(name: style._name)) }
}
