import MartletCore
import MartletElements

/// A style that is also a view: it fills the available space.
protocol PaintView: ElementView, ShapeStyle {}

extension PaintView {
    public static var _kind: Kind { .color }
    public func _lower(to element: inout ElementWriter) { element.add(Fill(_paint(in: element.environment))) }
}

extension Color: PaintView {}
extension LinearGradient: PaintView {}
extension RadialGradient: PaintView {}
extension AngularGradient: PaintView {}
extension EllipticalGradient: PaintView {}
extension MeshGradient: PaintView {}
extension Material: PaintView {}
