import Foundation
import MartletCore
import MartletElements

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// Lengths of line and gap in turn, in points; empty is an unbroken line.
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

    /// The line as a host draws it.
    func stroke(_ paint: Paint, isInside: Bool) -> Stroke {
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

/// How the inside of an outline is painted.
public struct FillStyle: Hashable, Sendable {
    /// What is inside an even number of windings is outside.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
