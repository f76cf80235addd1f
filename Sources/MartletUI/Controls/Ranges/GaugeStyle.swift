import MartletCore
import MartletGraph

/// The appearance of the gauges in a view.
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The value and the labels of a gauge that a ``GaugeStyle`` draws.
public struct GaugeStyleConfiguration {
    public typealias Label = StyleContent
    public typealias CurrentValueLabel = StyleContent
    public typealias MinimumValueLabel = StyleContent
    public typealias MaximumValueLabel = StyleContent

    /// Where the value lies in the gauge's range, from 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

/// A style that the host implements and knows by name.
@MainActor @preconcurrency
protocol NamedGaugeStyle: GaugeStyle {
    /// The style's name; `nil` is the style that fits the gauge's context.
    nonisolated var name: String? { get }
}

extension NamedGaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GaugeElement(
            value: configuration.value, bounds: 0...1, style: name,
            _content: GaugeLabels(
                label: configuration.label, value: configuration.currentValueLabel, minimum: configuration.minimumValueLabel,
                maximum: configuration.maximumValueLabel))
    }
}

public struct DefaultGaugeStyle: NamedGaugeStyle {
    nonisolated var name: String? { nil }
    public nonisolated init() {}
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: NamedGaugeStyle {
    nonisolated var name: String? { "linear" }
    public nonisolated init() {}
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: NamedGaugeStyle {
    nonisolated var name: String? { "linear-marker" }
    public nonisolated init() {}
}

/// A bar that fills, for small spaces.
public struct AccessoryLinearCapacityGaugeStyle: NamedGaugeStyle {
    nonisolated var name: String? { "linear" }
    public nonisolated init() {}
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: NamedGaugeStyle {
    nonisolated var name: String? { "circular-marker" }
    public nonisolated init() {}
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: NamedGaugeStyle {
    nonisolated var name: String? { "circular" }
    public nonisolated init() {}
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
    private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: any GaugeStyle { DefaultGaugeStyle() } }

    var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the gauges in this view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
