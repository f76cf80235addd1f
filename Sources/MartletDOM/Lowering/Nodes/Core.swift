import MartletElements

/// The DOM node that stands for an element: its tag, and what is written in it.
public struct Core {
    public var tag: String
    /// Classes beside the kind's own.
    public var classes: String
    /// Declarations of the style attribute.
    public var style: [(property: String, value: String)]
    /// Beside `id`, `class`, `style` and those that every element can have.
    public var attributes: [(name: String, value: String)]
    /// How much of a CSS box the node's own look takes already: modifiers of this stage or an earlier one get a box of their own.
    public var stage: Stage
    /// A node that the browser gives its action to: a button, a link, an input.
    public var isNative: Bool

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

    /// Adds an attribute, if it has a value.
    public mutating func set(_ name: String, _ value: String?) {
        if let value { attributes.append((name, value)) }
    }

    /// What the node is to a person, where its tag does not say it.
    public mutating func set(_ role: Role) { set("role", role.aria) }

    /// An attribute that is there or not, as `hidden`.
    public mutating func set(_ name: String, if isSet: Bool) {
        if isSet { attributes.append((name, "")) }
    }

    /// The tags that have no end tag and no content.
    var isVoid: Bool { tag == "img" || tag == "input" || tag == "hr" }
}

/// What a CSS box can carry, from its inside to its outside. One box carries modifiers as long as each comes after the others here.
public enum Stage: Int, Comparable, Sendable {
    case content, padding, frame, background, clip, border, shadow, effects

    public static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }

    /// A core whose looks are its own: padding, frames and backgrounds stand around it.
    public static let control = Stage.border
}
