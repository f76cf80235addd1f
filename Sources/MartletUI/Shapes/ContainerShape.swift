import Foundation
import MartletCore
import MartletElements

extension View {
    /// Sets the shape that a ``ContainerRelativeShape`` inside this view follows. Clips and draws nothing itself.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { modifier(ContainerShapeModifier(shape: shape)) }
}

/// The shape of the nearest view with a `containerShape(_:)`, so that corners inside it have the same centre as its own:
/// 8 points within a rectangle with corners of 20 points, the corners have 12. Without a container, it is a rectangle.
///
/// The distance is the smallest between an edge of the shape and the same edge of the container, once the host has reported both frames;
/// until then it is 0.
public struct ContainerRelativeShape: InsettableShape {
    public init() {}

    /// Returns a rectangle: outside a view, there is no container.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> { _InsetShape(self, amount) }
    public var _outline: ShapeOutline { ShapeOutline(.rectangle) }

    @MainActor public func _resolved(in element: inout ElementWriter) -> any Shape {
        guard let container = element.environment.containerShape else { return Rectangle() }
        guard container.shape._followsDistance, let outer = container.frame.read(), let inner = element.measuredFrame() else {
            return container.shape
        }
        let distances = [inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY]
        return container.shape._concentric(at: max(0, distances.min() ?? 0))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the nearest container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container, and its frame on the page.
struct ContainerShape {
    let shape: any InsettableShape
    let frame: SpaceFrame
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    fileprivate var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    let shape: S
    @UnobservedStateObject private var frame = SpaceFrame()

    nonisolated init(shape: S) { self.shape = shape }

    func body(content: Content) -> some View {
        content.modifier(ContainerShapeScope(container: ContainerShape(shape: shape, frame: frame)))
    }
}

private struct ContainerShapeScope: ElementModifier {
    let container: ContainerShape

    /// The frame is that of an element which has exactly the size of the modified view, with its padding.
    static var _layerKind: Kind? { .layer }
    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) {
        guard container.shape._followsDistance else { return }
        element.onMeasure { [frame = container.frame] in frame.write($0) }
    }
    func _extend(_ environment: inout EnvironmentValues) { environment.containerShape = container }
}
