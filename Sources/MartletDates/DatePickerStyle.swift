import MartletCore
import MartletUI

/// The appearance of the date pickers in a view. The host knows each style by name; unlike Apple's, an app cannot draw its own.
public protocol DatePickerStyle {
    /// The style's name; `nil` is the style that fits the picker's context.
    var _name: String? { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
    public var _name: String? { nil }
    public init() {}
}

/// A field that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    public var _name: String? { "compact" }
    public init() {}
}

/// A calendar, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public var _name: String? { "graphical" }
    public init() {}
}

/// Wheels for day, month and year, for hour and minute.
public struct WheelDatePickerStyle: DatePickerStyle {
    public var _name: String? { "wheel" }
    public init() {}
}

/// A field to type the date in.
public struct FieldDatePickerStyle: DatePickerStyle {
    public var _name: String? { "field" }
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension EnvironmentValues {
    private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: String? { nil } }

    /// The name of the style; `nil` selects the style that suits the picker's place.
    var datePickerStyle: String? {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the date pickers in this view.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerStyle, style._name)
    }
}
