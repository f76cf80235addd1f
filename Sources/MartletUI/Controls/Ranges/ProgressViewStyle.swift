import MartletCore
import MartletGraph

/// The appearance of the progress views in a view.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state that a ``ProgressViewStyle`` draws.
public struct ProgressViewStyleConfiguration {
    public typealias Label = StyleContent
    public typealias CurrentValueLabel = StyleContent

    /// From 0 to 1; `nil` if indeterminate.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// A style that the host implements and knows by name.
@MainActor @preconcurrency
protocol NamedProgressViewStyle: ProgressViewStyle {
    nonisolated var name: String { get }
}

extension NamedProgressViewStyle {
    public func makeBody(configuration: Configuration) -> ProgressView<StyleContent?, StyleContent?> {
        ProgressView(configuration, styleName: name)
    }
}

/// A bar for determinate progress, a spinner otherwise.
public struct DefaultProgressViewStyle: NamedProgressViewStyle {
    nonisolated var name: String { "automatic" }
    public nonisolated init() {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration, styleName: "linear").ownTint(tint) }
}

/// A ring, or a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration, styleName: "circular").ownTint(tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    private struct ProgressViewStyleKey: EnvironmentKey {
        static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
    }

    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the progress views in this view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { environment(\.progressViewStyle, style) }
}
