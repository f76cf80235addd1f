import Foundation

extension Bitmap {
    /// How pixels are turned and mirrored to what is seen. The numbers are those of UIKit.
    package enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The image as it is seen with an orientation; `nil` if the library is missing.
    package func turned(_ orientation: Orientation) -> Bitmap? {
        if orientation == .up { return self }
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
