import MartletCore
import MartletElements

/// What a shape of a view's content is for.
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
    /// Whether pointer and touch reach the view.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { adding(HitTesting(enabled)) }

    /// The part of the view that pointer and touch reach, also where it shows nothing.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape))
    }

    /// The part of the view that is used for something. Only ``ContentShapeKinds/interaction`` means anything to a host.
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil))
    }
}

private struct ContentShapeModifier<S: Shape>: ElementModifier {
    let shape: S?

    nonisolated init(shape: S?) { self.shape = shape }

    static var _layerKind: Kind? { S._isNamed ? nil : .layer }

    func _apply(to element: inout ElementWriter) {
        if let shape { element.add(ContentShape(shape.value(in: &element))) }
    }
}
