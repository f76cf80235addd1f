import Foundation
import MartletCore
import MartletElements

/// A gradient between the colours of a grid of points.
///
/// The server computes it as 48 × 48 pixels, which the page stretches over the frame. Edges between points are straight or curved by the neighbouring
/// points; control points of Bézier edges are ignored.
///
/// - Partly: control points of Bézier edges are ignored, and a change of the points is not animated.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    public typealias Resolved = Never
    public typealias Body = Never

    /// The places of the points, in rows.
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])

        fileprivate var points: [SIMD2<Float>] {
            switch self {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        }
    }

    /// The colours of the points, in rows.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])

        @MainActor fileprivate func components(in environment: EnvironmentValues) -> [SIMD4<Float>] {
            switch self {
            case .colors(let colors): colors.map { $0.resolve(in: environment).components }
            case .resolvedColors(let colors): colors.map(\.components)
            }
        }
    }

    /// A point with control points of the edges that meet there.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The colour outside the grid.
    public var background: Color
    /// Whether colours change smoothly at the points, too, rather than only between them.
    public var smoothsColors: Bool
    /// Kept, and ignored: colours are mixed as in ``Gradient/ColorSpace/device``.
    public var colorSpace: Gradient.ColorSpace

    /// - Parameters:
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    ///   - points: A point for each crossing, in rows, in shares of the frame.
    ///   - colors: As many colours.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        let drawing = Drawing(
            width: width, height: height, points: locations.points, colors: colors.components(in: environment),
            background: background.resolve(in: environment).components, smoothsColors: smoothsColors)
        return .pixels(RecentDrawings.shared.grid(of: drawing))
    }
}

/// What decides about the pixels of a gradient.
private struct Drawing: Equatable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [SIMD4<Float>]
    let background: SIMD4<Float>
    let smoothsColors: Bool

    var grid: PixelGrid {
        var raster = Raster(background: background)
        Mesh(width: width, height: height, points: points, colors: colors)?.draw(into: &raster, smoothsColors: smoothsColors)
        return raster.grid
    }
}

/// The pixels of the latest gradients: each view that is painted with a gradient asks for them, and again whenever it is written.
@MainActor
private final class RecentDrawings {
    static let shared = RecentDrawings()
    private static let limit = 8
    private var entries: [(drawing: Drawing, grid: PixelGrid)] = []

    func grid(of drawing: Drawing) -> PixelGrid {
        if let entry = entries.first(where: { $0.drawing == drawing }) { return entry.grid }
        let grid = drawing.grid
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append((drawing, grid))
        return grid
    }
}

extension Color.Resolved {
    fileprivate var components: SIMD4<Float> { SIMD4(red, green, blue, opacity) }
}

/// The pixels of a gradient while it is drawn.
private struct Raster {
    static let side = 48
    private var pixels: [SIMD4<Float>]

    init(background: SIMD4<Float>) { pixels = Array(repeating: background, count: Self.side * Self.side) }

    /// Fills a triangle of corners in the unit square, and blends their colours.
    mutating func fill(_ corners: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>), _ colors: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        let side = Float(Self.side)
        let (a, b, c) = (corners.0 * side, corners.1 * side, corners.2 * side)
        let area = cross(b - a, c - a)
        guard area.isFinite, abs(area) > 1e-6 else { return }
        func range(_ x: Float, _ y: Float, _ z: Float) -> ClosedRange<Int>? {
            let low = max(0, min(x, y, z).rounded(.down) - 1)
            let high = min(side - 1, max(x, y, z).rounded(.up) + 1)
            return low <= high ? Int(low)...Int(high) : nil
        }
        guard let rows = range(a.y, b.y, c.y), let columns = range(a.x, b.x, c.x) else { return }
        for row in rows {
            for column in columns {
                let point = SIMD2(Float(column) + 0.5, Float(row) + 0.5)
                let second = cross(point - a, c - a) / area
                let third = cross(b - a, point - a) / area
                guard second >= -1e-4, third >= -1e-4, second + third <= 1.0001 else { continue }
                let rest = 1 - second - third
                pixels[row * Self.side + column] = rest * colors.0 + second * colors.1 + third * colors.2
            }
        }
    }

    private func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.y - a.y * b.x }

    var grid: PixelGrid {
        let bytes = pixels.flatMap { pixel in (0..<4).map { UInt8(min(max(pixel[$0], 0), 1) * 255) } }
        return PixelGrid(width: Self.side, height: Self.side, bytes: bytes)
    }
}

/// A grid of points with colours.
private struct Mesh {
    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [SIMD4<Float>]

    /// `nil` if there are fewer than four points, or not as many as the grid has, or not as many colours.
    init?(width: Int, height: Int, points: [SIMD2<Float>], colors: [SIMD4<Float>]) {
        guard width > 1, height > 1, width <= 64, height <= 64, points.count == width * height, colors.count == points.count else {
            return nil
        }
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
    }

    func draw(into raster: inout Raster, smoothsColors: Bool) {
        let parts = max(4, Raster.side / max(width, height))
        for row in 0..<(height - 1) {
            for column in 0..<(width - 1) {
                for y in 0..<parts {
                    for x in 0..<parts {
                        let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map { x, y in
                            (Float(column) + Float(x) / Float(parts), Float(row) + Float(y) / Float(parts))
                        }
                        let places = corners.map { value(points, at: $0, smooths: true) }
                        let tints = corners.map { value(colors, at: $0, smooths: smoothsColors) }
                        raster.fill((places[0], places[1], places[2]), (tints[0], tints[1], tints[2]))
                        raster.fill((places[1], places[2], places[3]), (tints[1], tints[2], tints[3]))
                    }
                }
            }
        }
    }

    /// Returns the value at a place of the grid: along a spline through the values, or along straight lines between them.
    private func value<V: SIMD>(_ values: [V], at place: (x: Float, y: Float), smooths: Bool) -> V where V.Scalar == Float {
        func between(_ count: Int, _ place: Float, _ value: (Int) -> V) -> V {
            let index = min(Int(place), count - 2)
            let share = place - Float(index)
            let (first, second) = (value(index), value(index + 1))
            guard smooths else { return first + (second - first) * share }
            let before = index > 0 ? value(index - 1) : 2 * first - second
            let after = index + 2 < count ? value(index + 2) : 2 * second - first
            let (square, cube) = (share * share, share * share * share)
            let slopes = (0.5 * (second - before), 0.5 * (after - first))
            var sum = (2 * cube - 3 * square + 1) * first
            sum += (cube - 2 * square + share) * slopes.0
            sum += (3 * square - 2 * cube) * second
            sum += (cube - square) * slopes.1
            return sum
        }
        return between(height, place.y) { row in between(width, place.x) { values[row * width + $0] } }
    }
}
