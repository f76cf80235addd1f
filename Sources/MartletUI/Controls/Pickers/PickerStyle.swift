import MartletCore

/// How the pickers in a view look. The host knows each by name; an app cannot draw its own.
public protocol PickerStyle {
    /// The style's name; `nil` is what suits the place of the picker.
    var _name: String? { get }
}

public struct DefaultPickerStyle: PickerStyle {
    public var _name: String? { nil }
    public init() {}
}

/// A button with a menu.
public struct MenuPickerStyle: PickerStyle {
    public var _name: String? { "menu" }
    public init() {}
}

/// Buttons beside each other.
public struct SegmentedPickerStyle: PickerStyle {
    public var _name: String? { "segmented" }
    public init() {}
}

/// A wheel that turns.
public struct WheelPickerStyle: PickerStyle {
    public var _name: String? { "wheel" }
    public init() {}
}

/// The choices below each other.
public struct InlinePickerStyle: PickerStyle {
    public var _name: String? { "inline" }
    public init() {}
}

/// A row that leads to a screen with the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
    public var _name: String? { "navigationLink" }
    public init() {}
}

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
    public var _name: String? { "radioGroup" }
    public init() {}
}

/// Symbols beside each other, for a menu.
public struct PalettePickerStyle: PickerStyle {
    public var _name: String? { "palette" }
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
    private struct PickerStyleKey: EnvironmentKey { static var defaultValue: StyleName { StyleName(name: nil) } }

    var pickerStyle: StyleName {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers in this view look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, StyleName(name: style._name))
    }
}
