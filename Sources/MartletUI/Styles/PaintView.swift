import MartletCore
import MartletElements

/// Shows a style in all the room it is offered.
protocol PaintView: ElementView, ShapeStyle {}

extension PaintView {
    public static var _kind: Kind { .color }
    public func _lower(to element: inout ElementWriter) { element.add(Fill(_paint(in: element.environment))) }
}

extension Color: PaintView {}
extension LinearGradient: PaintView {}
extension RadialGradient: PaintView {}
extension AngularGradient: PaintView {}
extension Material: PaintView {}
