/// The position of an alignment guide in a view: a constant and shares of the view's size.
public struct GuidePosition: Hashable, Sendable {
    /// In points.
    public var constant: Double
    public var widthShare: Double
    public var heightShare: Double

    public init(constant: Double = 0, widthShare: Double = 0, heightShare: Double = 0) {
        self.constant = constant
        self.widthShare = widthShare
        self.heightShare = heightShare
    }

    public func value(width: Double, height: Double) -> Double { constant + widthShare * width + heightShare * height }
}

/// An alignment guide: `leading`, `center`, `trailing`, `top`, `bottom`, or one of the app's own.
public struct GuideName: Hashable, Sendable {
    public enum Axis: String, Sendable { case horizontal, vertical }

    public var axis: Axis
    public var name: String
    /// The position in a view that does not set the guide.
    public var standard: GuidePosition

    public init(_ axis: Axis, _ name: String, standard: GuidePosition) {
        self.axis = axis
        self.name = name
        self.standard = standard
    }

    /// The guide as an attribute of a container that aligns its children by it.
    public var attribute: Value {
        .list([.string(name), .double(standard.constant), .double(standard.widthShare), .double(standard.heightShare)])
    }

    /// Reads the attribute of a container.
    public init?(_ axis: Axis, attribute: Value?) {
        guard let parts = attribute?.listValue, parts.count == 4, let name = parts[0].stringValue else { return nil }
        let numbers = parts.dropFirst().compactMap(\.doubleValue)
        guard numbers.count == 3 else { return nil }
        self.init(axis, name, standard: GuidePosition(constant: numbers[0], widthShare: numbers[1], heightShare: numbers[2]))
    }
}

/// Sets an alignment guide of the element, for the containers around it that align by this guide.
public struct Guide: ModifierValue {
    public var guide: GuideName
    public var position: GuidePosition
    /// Whether the position depends on the size in a way that only the app knows, so that the host measures the view with all modifiers inside this one.
    public var isMeasured: Bool

    public init(_ guide: GuideName, _ position: GuidePosition, isMeasured: Bool = false) {
        self.guide = guide
        self.position = position
        self.isMeasured = isMeasured
    }
}

extension Attribute {
    /// A guide of the app's own by which a stack aligns its children: its name, and its standard position as a constant and shares of width and height.
    public static let guideX: Attribute = "guideX"
    public static let guideY: Attribute = "guideY"
}
