import MartletGraphics
import MartletUI

extension UIColor {
    /// Fills and strokes with the colour what is drawn next in the current context.
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
