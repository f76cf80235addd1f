import MartletCore
import MartletElements

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Sets whether the view receives pointer and touch events.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { adding(HitTesting(enabled)) }

    /// Sets the area in which the view receives pointer and touch events, also where it draws nothing.
    ///
    /// A control in the view receives its own events, also outside the shape. A control itself takes only the corners of a rounded shape.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    /// Sets a content shape for some purposes. Hosts use only ``ContentShapeKinds/interaction``.
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, isEvenOdd: eoFill))
    }
}

private struct ContentShapeModifier<S: Shape>: ElementModifier {
    let shape: S?
    let isEvenOdd: Bool

    nonisolated init(shape: S?, isEvenOdd: Bool) {
        self.shape = shape
        self.isEvenOdd = isEvenOdd
    }

    static var _layerKind: Kind? { S._isNamed ? nil : .layer }

    func _apply(to element: inout ElementWriter) {
        if let shape { element.add(ContentShape(shape.value(in: &element), isEvenOdd: isEvenOdd)) }
    }
}
