import CMartletRaster
import Foundation

/// Filters of pictures. Lengths are pixels from the top left corner.
extension Bitmap {
    private func filtered(_ body: (UnsafeMutablePointer<UInt8>) -> Void) -> Bitmap {
        var result = self
        result.change(body)
        return result
    }

    private var sides: (Int32, Int32) { (Int32(width), Int32(height)) }
    /// No length is longer than a picture can be.
    private static func length(_ value: Double, least: Double = 0) -> Double { value.isFinite ? min(max(value, least), 40_000) : least }

    package func sharpened(radius: Double, intensity: Double) -> Bitmap {
        filtered { _ = raster_sharpen($0, sides.0, sides.1, Self.length(radius), intensity) }
    }

    package func blooming(radius: Double, intensity: Double) -> Bitmap {
        filtered { _ = raster_bloom($0, sides.0, sides.1, Self.length(radius), min(max(intensity, 0), 1)) }
    }

    package func pixellated(center: CGPoint, scale: Double) -> Bitmap {
        filtered { raster_pixellate($0, sides.0, sides.1, center.x, center.y, Self.length(scale, least: 1)) }
    }

    package func crystallized(radius: Double) -> Bitmap {
        filtered { _ = raster_crystallize($0, sides.0, sides.1, Self.length(radius, least: 1)) }
    }

    package func edges(intensity: Double) -> Bitmap { filtered { _ = raster_find_edges($0, sides.0, sides.1, max(intensity, 0)) } }

    package func darkenedCorners(intensity: Double, radius: Double) -> Bitmap {
        filtered { raster_vignette($0, sides.0, sides.1, max(intensity, 0), Self.length(radius)) }
    }

    /// - Parameter twist: In radians, at the centre.
    package func distorted(center: CGPoint, radius: Double, twist: Double = 0, swelling: Double = 0) -> Bitmap {
        filtered { _ = raster_distort($0, sides.0, sides.1, center.x, center.y, Self.length(radius), twist, swelling) }
    }
}
