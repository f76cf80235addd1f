import MartletElements

/// The DOM node of an element: its tag, classes, styles and attributes.
public struct Core {
    public var tag: String
    /// Classes in addition to the kind's own.
    public var classes: String
    /// Declarations of the style attribute.
    public var style: [(property: String, value: String)]
    /// Attributes other than `id`, `class`, `style` and those that every element can have.
    public var attributes: [(name: String, value: String)]
    /// The outermost stage that the node's own style uses. Modifiers of this stage or an earlier one get a box of their own.
    public var stage: Stage
    /// Whether the browser handles the node's action: a button, a link, an input.
    public var isNative: Bool
    /// The family whose files this node needs, if it is not that of its kind.
    package var family: Family?

    public init(
        _ tag: String = "div", _ classes: String = "", style: [(property: String, value: String)] = [],
        attributes: [(name: String, value: String)] = [], stage: Stage = .content, isNative: Bool = false
    ) {
        self.tag = tag
        self.classes = classes
        self.style = style
        self.attributes = attributes
        self.stage = stage
        self.isNative = isNative
    }

    /// Adds a class.
    public mutating func addClass(_ name: String) {
        classes += classes.isEmpty ? name : " " + name
    }

    /// Sets an attribute if the value is not `nil`.
    public mutating func set(_ name: String, _ value: String?) {
        if let value { attributes.append((name, value)) }
    }

    /// Sets the ARIA role, if the tag does not imply it.
    public mutating func set(_ role: Role) { set("role", role.aria) }

    /// Sets a boolean attribute such as `hidden`.
    public mutating func set(_ name: String, if isSet: Bool) {
        if isSet { attributes.append((name, "")) }
    }

    /// Whether the tag has no end tag and no content.
    var isVoid: Bool { tag == "img" || tag == "input" || tag == "hr" }
}

/// The CSS properties of a box, from the inside to the outside. Modifiers share a box as long as each one's stage is after the earlier
/// ones'.
public enum Stage: Int, Comparable, Sendable {
    case content, padding, frame, background, clip, border, shadow, effects

    public static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }

    /// The stage of a core with a style of its own, such as a control: padding, frames and backgrounds go around it.
    public static let control = Stage.border
}
