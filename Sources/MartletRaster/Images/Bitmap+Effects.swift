import CMartletRaster
import Foundation
import MartletElements

extension Bitmap {
    /// Blurs the image; what is outside it is transparent.
    ///
    /// - Parameter radius: The standard deviation, in pixels.
    package func blurred(_ radius: Double) -> Bitmap {
        var result = self
        result.isOpaque = false
        result.change { _ = raster_blur($0, Int32(width), Int32(height), min(max(radius, 0), 2000)) }
        return result
    }

    /// Gives each pixel a colour, and keeps its opacity.
    package func tinted(_ color: ColorComponents) -> Bitmap {
        var result = self
        result.isOpaque = isOpaque && color.opacity == 1
        result.change { raster_tint($0, width * height, color.red, color.green, color.blue, color.opacity) }
        return result
    }

    /// Maps the colours by four rows: factors of red, green, blue and alpha, and a sum.
    package func mapped(_ rows: [Double]) -> Bitmap {
        precondition(rows.count == 20, "A map of colours has four rows of five numbers")
        var result = self
        result.isOpaque = false
        result.change { raster_map_colors($0, width * height, rows) }
        return result
    }
}

extension Bitmap {
    /// A square that is coloured by the angle around its centre.
    ///
    /// - Parameters:
    ///   - start: In radians, clockwise from the right.
    ///   - side: In pixels.
    package static func turn(_ stops: [Painter.Stop], from start: Double, to end: Double, side: Int) -> Bitmap? {
        guard !stops.isEmpty, var result = Bitmap(width: side, height: side) else { return nil }
        let values = stops.map(\.value)
        result.change { raster_turn($0, Int32(side), start, end - start, values, Int32(values.count)) }
        return result
    }
}
