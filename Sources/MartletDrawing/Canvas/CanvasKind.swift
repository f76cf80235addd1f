import MartletDOM
import MartletElements

extension Kind {
    /// A drawing, described by a ``CanvasDrawing``.
    public static let canvas = Kind("canvas", KindDefinition(expansion: { _ in .both })).shown(by: CanvasLowering.self)
}

extension Family {
    /// The family of drawings.
    static let drawing = Family("drawing", style: PackageResources.drawing_css)
}
