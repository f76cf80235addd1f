import Foundation
import MartletCore
import MartletUI

/// A path of Core Graphics.
public final class CGPath: Hashable, Sendable {
    package let path: Path

    package init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.isEmpty }
    public var boundingBox: CGRect { path.boundingRect }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path.boundingRect.width)
        hasher.combine(path.boundingRect.height)
    }
}

extension Path {
    /// Draws a path of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// The path for UIKit.
    public var cgPath: CGPath { CGPath(self) }
}
