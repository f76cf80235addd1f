import Foundation
import MartletGraphics
import MartletUI

/// Some numbers, such as those of a point.
public final class CIVector: NSObject, Sendable {
    public let x: CGFloat
    public let y: CGFloat
    public let z: CGFloat
    public let w: CGFloat

    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
}

/// A colour of Core Image, with components in sRGB from 0 to 1.
public final class CIColor: NSObject, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
