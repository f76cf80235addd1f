import Foundation
import MartletCore
import MartletElements

/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable {
    /// The width in points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty means a solid line.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Returns the stroke as a value for hosts.
    package func stroke(_ paint: Paint, isInside: Bool) -> Stroke {
        Stroke(
            paint, width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase,
            isInside: isInside)
    }

    private var cap: Stroke.Cap {
        switch lineCap {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }

    private var join: Stroke.Join {
        switch lineJoin {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

/// The style of a fill.
public struct FillStyle: Hashable, Sendable {
    /// Whether to use the even-odd rule instead of the nonzero winding rule.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
