import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// Shows the progress of a task, or that a task is running.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let label: Label
    private nonisolated(unsafe) let currentValueLabel: CurrentValueLabel
    private let value: Double?
    private let total: Double
    /// The interval of time whose progress is shown.
    private let timer: ProgressTimer?
    /// The name of the style if a style made this view; `nil` takes the style from the environment.
    private let styleName: String?
    @Environment(\.progressViewStyle) private var style

    private nonisolated init(
        value: Double?, total: Double, timer: ProgressTimer? = nil, styleName: String? = nil, label: Label,
        currentValueLabel: CurrentValueLabel
    ) {
        self.value = value
        self.timer = timer
        self.total = total
        self.styleName = styleName
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        if value == nil, let timer {
            TimedProgress(timer: timer) { [label, currentValueLabel] in
                ProgressView(value: $0, total: 1, label: label, currentValueLabel: currentValueLabel)
            }
        } else if let name = styleName ?? (style as? any NamedProgressViewStyle)?.name {
            ProgressElement(value: value, total: total, style: name) {
                label.slot("label")
                currentValueLabel.slot("value")
            }
        } else {
            styled(style)
        }
    }

    private func styled<S: ProgressViewStyle>(_ style: S) -> AnyView {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: value.map { total > 0 ? min(max($0 / total, 0), 1) : 0 },
            label: Label.self == EmptyView.self ? nil : StyleContent(label),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : StyleContent(currentValueLabel))
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// An indeterminate progress view.
    public nonisolated init() where Label == EmptyView {
        self.init(value: nil, total: 1, label: EmptyView(), currentValueLabel: EmptyView())
    }

    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(value: nil, total: 1, label: label(), currentValueLabel: EmptyView())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    /// - Parameters:
    ///   - value: The progress; `nil` is indeterminate.
    ///   - total: The value at completion.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value: value.map { Double($0) }, total: Double(total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { Double($0) }, total: Double(total), label: label(), currentValueLabel: EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// A progress view of an interval of time, with the time below it. It is updated every second.
    ///
    /// - Parameter countsDown: Whether it begins full, and shows the time that is left.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
        self.init(value: nil, total: 1, timer: timer, label: label(), currentValueLabel: DefaultDateProgressLabel(timer: timer))
    }

    /// A progress view of an interval of time, with a view of the app's own below it.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
        self.init(value: nil, total: 1, timer: timer, label: label(), currentValueLabel: currentValueLabel())
    }

    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: value.map { Double($0) }, total: Double(total), label: label(), currentValueLabel: currentValueLabel())
    }

    init(_ configuration: ProgressViewStyleConfiguration, styleName: String)
    where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? {
        self.init(
            value: configuration.fractionCompleted, total: 1, styleName: styleName, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }

    /// The view that a style receives, in the host's appearance.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? {
        self.init(configuration, styleName: "automatic")
    }
}

/// The element of a progress view.
private struct ProgressElement<Content: View>: ElementView {
    let value: Double?
    let total: Double
    let style: String
    let _content: Content

    init(value: Double?, total: Double, style: String, @ViewBuilder content: () -> Content) {
        self.value = value
        self.total = total
        self.style = style
        _content = content()
    }

    static var _kind: Kind { .progress }

    func _lower(to element: inout ElementWriter) {
        element[.value] = value.map { .double(min(max($0, 0), total)) }
        if total != 1 { element[.maximum] = .double(total) }
        if style != "automatic" { element[.style] = .string(style) }
        element.writeLabelVisibility()
    }
}
