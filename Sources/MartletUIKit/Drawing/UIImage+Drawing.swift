import Foundation
import MartletDOM
import MartletGraphics
import MartletRaster

extension UIImage {
    /// Draws the image with its top left corner at a point of the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context, in the current fill colour if it is a template or a symbol.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let bitmap = bitmap(toDrawIn: rect, of: context) else { return }
        context.drawUpright(bitmap, in: rect)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha: alpha) { _ in draw(in: rect) }
    }

    /// Fills a rectangle of the current context with copies of the image.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
        context.saveGState()
        context.clip(to: rect)
        // The first copy stands upright at the origin.
        context.scaleBy(x: 1, y: -1)
        context.draw(cgImage, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height), byTiling: true)
        context.restoreGState()
    }

    private func bitmap(toDrawIn rect: CGRect, of context: CGContext) -> Bitmap? {
        if let symbolName {
            let height = min(max(rect.height * abs(context.ctm.d), 1), 2000)
            let picture = Data(SymbolLibrary.resolve(symbolName).svg.utf8)
            return Bitmap(picture, format: .svg, scale: height / 24)?.tinted(context.fillComponents)
        }
        guard let bitmap = cgImage?.bitmap else { return nil }
        return renderingMode == .alwaysTemplate ? bitmap.tinted(context.fillComponents) : bitmap
    }

    /// Returns the image in one colour, with its transparency.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image in one colour, with its transparency.
    ///
    /// An image that has no pixels, such as a symbol, keeps its own colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let bitmap = cgImage?.bitmap else { return withRenderingMode(renderingMode) }
        return UIImage(CGImage(bitmap.tinted(color.cgColor.value)), scale: scale, renderingMode: renderingMode)
    }

    /// The format of a renderer of images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
