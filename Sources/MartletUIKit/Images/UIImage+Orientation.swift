import MartletCore
import MartletGraphics
import MartletRaster

extension UIImage {
    /// How the pixels of an image are turned and mirrored to what the user sees.
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }

    /// Always `up`: the pixels are turned when an image is made.
    public var imageOrientation: Orientation { .up }

    /// An image of pixels.
    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

    /// An image of pixels.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - orientation: How the pixels are to be turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let picture = orientation == .up ? cgImage : cgImage.bitmap.flatMap { $0.turned(orientation) }.map { CGImage($0) } ?? cgImage
        self.init(picture, scale: scale > 0 ? scale : 1)
    }

    /// The mirrored image.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        return UIImage(cgImage: cgImage, scale: scale, orientation: .upMirrored).withRenderingMode(renderingMode)
    }
}

extension Bitmap {
    /// The image as it is seen with an orientation.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> Bitmap? {
        let isAcross = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let (w, h) = (Double(width), Double(height))
        guard let painter = isAcross ? Painter(width: height, height: width) : Painter(width: width, height: height) else { return nil }
        // Where the right and the lower side of the pixels point, and where the first pixel is.
        switch orientation {
        case .up: break
        case .down: painter.transform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .left: painter.transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case .right: painter.transform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        case .upMirrored: painter.transform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .downMirrored: painter.transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: painter.transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: painter.transform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        }
        painter.draw(self, in: CGRect(x: 0, y: 0, width: w, height: h), interpolation: .none)
        var result = painter.bitmap()
        result.isOpaque = isOpaque
        return result
    }
}
