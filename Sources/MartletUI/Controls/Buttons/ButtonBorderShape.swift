import Foundation
import MartletCore
import MartletElements

/// The shape on which a bordered button's label stands.
public struct ButtonBorderShape: Equatable, Sendable {
    private let name: String?
    private var radius: CGFloat?

    public static let automatic = ButtonBorderShape(name: nil)
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static let circle = ButtonBorderShape(name: "circle")

    /// - Parameter radius: In points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle", radius: radius)
    }

    /// The shape's name, or for a rounded rectangle of a radius of its own a list of name and radius.
    var attribute: Value? {
        guard let name else { return nil }
        return radius.map { [.string(name), .double($0)] } ?? .string(name)
    }
}

/// Whether a button that is held down goes on doing what it does.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let isEnabled: Bool?

    public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
    public static let enabled = ButtonRepeatBehavior(isEnabled: true)
    public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

extension EnvironmentValues {
    private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
    private struct RepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }

    /// Whether buttons that are held down go on doing what they do.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape on which the labels of bordered buttons stand.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    /// Sets whether buttons that are held down go on doing what they do.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
