import Foundation
import MartletCore
import MartletRaster
import MartletUI

extension CGContext {
    /// Draws an image into a rectangle, its first row where y is largest: at the top where the axis of y points up, and at the bottom in
    /// a context of UIKit.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard let bitmap = image.bitmap else { return }
        saveGState()
        translateBy(x: 0, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        let first = CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.height)
        if byTiling { drawTiles(bitmap, first: first) } else { drawUpright(bitmap, in: first) }
        restoreGState()
    }

    /// Draws an image into a rectangle, its first row where y is smallest.
    package func drawUpright(_ bitmap: Bitmap, in rect: CGRect) {
        let matrix = toPixels.parts
        let interpolation: Painter.Interpolation =
            switch state.interpolation {
            case .none: .none
            case .high: .best
            case .default, .low, .medium: .good
            }
        paint {
            let former = $0.matrix
            $0.matrix = matrix
            $0.draw(bitmap, in: rect, interpolation: interpolation)
            $0.matrix = former
        }
    }

    /// The most tiles that are drawn.
    private static let mostTiles = 10_000.0

    private func drawTiles(_ bitmap: Bitmap, first: CGRect) {
        let area = boundingBoxOfClipPath
        guard first.width > 0, first.height > 0, !area.isNull, area.width / first.width * (area.height / first.height) < Self.mostTiles
        else { return }
        let columns =
            Int(((area.minX - first.minX) / first.width).rounded(.down))...Int(((area.maxX - first.minX) / first.width).rounded(.up))
        let rows =
            Int(((area.minY - first.minY) / first.height).rounded(.down))...Int(((area.maxY - first.minY) / first.height).rounded(.up))
        for row in rows {
            for column in columns {
                drawUpright(bitmap, in: first.offsetBy(dx: CGFloat(column) * first.width, dy: CGFloat(row) * first.height))
            }
        }
    }
}
