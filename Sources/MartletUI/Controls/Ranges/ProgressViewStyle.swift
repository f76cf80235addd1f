import MartletCore
import MartletGraph

/// Defines the appearance of progress views. Set it with ``View/progressViewStyle(_:)``.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the view that replaces a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The labels and the progress of a progress view, from which a ``ProgressViewStyle`` creates its view.
public struct ProgressViewStyleConfiguration {
    /// The type of the label. As with Apple's, it is a view whose content the style does not know.
    public typealias Label = StyleContent
    /// The type of the label of the current value.
    public typealias CurrentValueLabel = StyleContent

    /// The completed fraction from 0 to 1; `nil` if the progress is indeterminate.
    public let fractionCompleted: Double?
    /// Describes the task; `nil` if the progress view has no label.
    public var label: Label?
    /// Describes the current value; `nil` if the progress view has no such label.
    public var currentValueLabel: CurrentValueLabel?
}

/// A style that the host draws. The element of the progress view contains only the style's name.
@MainActor @preconcurrency
protocol NamedProgressViewStyle: ProgressViewStyle {
    nonisolated var name: String { get }
}

extension NamedProgressViewStyle {
    public func makeBody(configuration: Configuration) -> ProgressView<StyleContent?, StyleContent?> {
        ProgressView(configuration, styleName: name)
    }
}

/// Shows a bar for determinate progress, and a spinner for indeterminate progress.
public struct DefaultProgressViewStyle: NamedProgressViewStyle {
    nonisolated var name: String { "automatic" }
    public nonisolated init() {}
}

/// Shows a horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration, styleName: "linear").ownTint(tint) }
}

/// Shows a ring for determinate progress, and a spinner for indeterminate progress.
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
