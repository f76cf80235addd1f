import MartletCore
import MartletElements

/// One of the levels of the foreground: the main one, and those that stand back from it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    private static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    /// Where the app has set a foreground, the levels are made of it.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let paints = environment.foregroundLevels
        if level < paints.count { return paints[level] }
        guard let first = paints.first, first != .color(.token("primary")) else { return .color(.token(Self.names[level])) }
        return first.opacity(Self.opacities[level])
    }
}

/// The foreground that is in force.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundLevels.first ?? .color(.token("foreground")) }
}

/// The background that is in force.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.backgroundStyle?._paint(in: environment) ?? .color(.token("background"))
    }
}

/// The tint that is in force.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.tint?._paint(in: environment) ?? .color(.token("accent")) }
}

/// The colour of a part that the host's style sheet knows by name.
private protocol NamedStyle: ShapeStyle, Hashable where Resolved == Never {
    static var name: String { get }
}

extension NamedStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(.token(Self.name)) }
}

/// The colour of lines between parts.
public struct SeparatorShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "separator"
    public init() {}
}

/// The colour of an area that holds something, as a field does.
public struct FillShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "fill"
    public init() {}
}

/// The colour of text that stands for what is yet to come.
public struct PlaceholderTextShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "placeholder"
    public init() {}
}

/// The colour of text that leads somewhere.
public struct LinkShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "link"
    public init() {}
}

/// The colour of what is selected.
public struct SelectionShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "selection"
    public init() {}
}

/// The colour of a window.
public struct WindowBackgroundShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "background"
    public init() {}
}
