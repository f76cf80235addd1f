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
        let picture = orientation == .up ? cgImage : cgImage.bitmap?.turned(orientation.turn).map { CGImage($0) } ?? cgImage
        self.init(picture, scale: scale > 0 ? scale : 1)
    }

    /// The mirrored image.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        return UIImage(cgImage: cgImage, scale: scale, orientation: .upMirrored).withRenderingMode(renderingMode)
    }
}

extension UIImage.Orientation {
    fileprivate var turn: Bitmap.Orientation { Bitmap.Orientation(rawValue: rawValue) ?? .up }
}
