import MartletCore

/// The appearance of the pickers in a view. The host knows each style by name; unlike Apple's, an app cannot draw its own.
public protocol PickerStyle {
    /// The style's name; `nil` is the style that fits the picker's context.
    var _name: String? { get }
}

public struct DefaultPickerStyle: PickerStyle {
    public var _name: String? { nil }
    public init() {}
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
    public var _name: String? { "menu" }
    public init() {}
}

/// Buttons side by side.
public struct SegmentedPickerStyle: PickerStyle {
    public var _name: String? { "segmented" }
    public init() {}
}

/// A scrolling wheel.
///
/// - Partly: it looks like a short list.
public struct WheelPickerStyle: PickerStyle {
    public var _name: String? { "wheel" }
    public init() {}
}

/// The options in a list.
public struct InlinePickerStyle: PickerStyle {
    public var _name: String? { "inline" }
    public init() {}
}

/// A row that opens a screen with the options.
public struct NavigationLinkPickerStyle: PickerStyle {
    public var _name: String? { "navigationLink" }
    public init() {}
}

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
    public var _name: String? { "radioGroup" }
    public init() {}
}

/// A row of symbols, for a menu.
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
    /// Sets the appearance of the pickers in this view. Outside a navigation stack, `navigationLink` looks like a menu.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, StyleName(name: style._name))
    }
}
