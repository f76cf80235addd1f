import MartletCore
import MartletElements

/// A level of the foreground style, from primary to quinary.
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

    /// The opacity of the level where it has no colour of its own.
    var opacity: Double { Self.opacities[level] }

    /// If the app has set a foreground style, the levels are derived from it.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let paints = environment.foregroundLevels
        if level < paints.count { return paints[level] }
        guard let first = paints.first, first != .color(.token("primary")) else { return .color(.token(Self.names[level])) }
        return first.opacity(opacity)
    }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundLevels.first ?? .color(.token("foreground")) }
}

/// The current background style.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        environment.backgroundStyle?._paint(in: environment) ?? .color(.token("background"))
    }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint { environment.tint?._paint(in: environment) ?? .color(.token("accent")) }
}

/// A colour that the host's style sheet defines by name.
private protocol NamedStyle: ShapeStyle, Hashable where Resolved == Never {
    static var name: String { get }
}

extension NamedStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(.token(Self.name)) }
}

/// The colour of separators.
public struct SeparatorShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "separator"
    public init() {}
}

/// The colour of a filled area. Its levels, from `.fill` to `.fill.quaternary`, are for ever larger ones.
public struct FillShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "systemFill"
    public init() {}
}

/// The colour of placeholder text.
public struct PlaceholderTextShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "placeholder"
    public init() {}
}

/// The colour of links.
public struct LinkShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "link"
    public init() {}
}

/// The colour of the selection.
public struct SelectionShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "selection"
    public init() {}
}

/// The background colour of a window.
public struct WindowBackgroundShapeStyle: NamedStyle {
    public typealias Resolved = Never
    static let name = "background"
    public init() {}
}
