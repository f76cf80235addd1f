import Foundation
import MartletCore
import MartletElements

/// The background shape of a bordered button.
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

    /// The shape's name; for a rounded rectangle with a given radius, a list of the name and the radius.
    var attribute: Value? {
        guard let name else { return nil }
        return radius.map { [.string(name), .double($0)] } ?? .string(name)
    }
}

/// Whether a button repeats its action while it is held down.
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

    /// Whether buttons repeat their action while they are held down.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the background shape of bordered buttons.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    /// Sets whether buttons repeat their action while they are held down.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
