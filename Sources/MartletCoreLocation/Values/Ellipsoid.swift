import Foundation

/// The shape of the earth by the World Geodetic System of 1984.
enum Ellipsoid {
    private static let equator = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563
    private static var pole: Double { equator * (1 - flattening) }

    /// Returns the length in meters of the shortest way between two places, by Vincenty's formula. It does not converge for places that are nearly opposite
    /// of each other; there the way around a sphere is returned, which is within 0.6 % of it.
    static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let radians = Double.pi / 180
        let difference = (end.longitude - start.longitude) * radians
        let (first, second) = (atan((1 - flattening) * tan(start.latitude * radians)), atan((1 - flattening) * tan(end.latitude * radians)))
        let (sin1, cos1, sin2, cos2) = (sin(first), cos(first), sin(second), cos(second))
        var lambda = difference
        for _ in 0..<200 {
            let across = cos2 * sin(lambda)
            let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
            let sinSigma = (across * across + along * along).squareRoot()
            if sinSigma == 0 { return 0 }
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
            let cosAlpha2 = 1 - sinAlpha * sinAlpha
            // Along the equator there is no middle.
            let middle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cosAlpha2
            let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
            let last = lambda
            lambda =
                difference + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
            guard abs(lambda - last) < 1e-12 else { continue }
            let u2 = cosAlpha2 * (equator * equator - pole * pole) / (pole * pole)
            let a = 1 + u2 / 16_384 * (4096 + u2 * (u2 * (320 - 175 * u2) - 768))
            let b = u2 / 1024 * (256 + u2 * (u2 * (74 - 47 * u2) - 128))
            let square = 2 * middle * middle - 1
            let third = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
            let change = b * sinSigma * (middle + b / 4 * (cosSigma * square - third))
            return pole * a * (sigma - change)
        }
        return sphericalDistance(from: start, to: end)
    }

    private static func sphericalDistance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let radians = Double.pi / 180
        let (north, east) = (sin((end.latitude - start.latitude) * radians / 2), sin((end.longitude - start.longitude) * radians / 2))
        let chord = north * north + cos(start.latitude * radians) * cos(end.latitude * radians) * east * east
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}
