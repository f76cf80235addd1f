import Foundation
import MartletCore
import MartletGraphics

/// The context of UIKit's drawing functions: that of the innermost drawing of the thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last?.context }

/// Makes a context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(.init(context: context, scale: nil)) }

public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins to draw into an image of a size in points, with a pixel for each point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins to draw into an image of a size in points.
///
/// - Parameters:
///   - opaque: What nothing is drawn on is black.
///   - scale: Pixels per point; 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : screenScale()
    let context = CGContext(imageOf: size, scale: scale, isOpaque: opaque)
    ContextStack.current.contexts.append(.init(context: context, scale: scale))
}

/// What has been drawn into the image so far; `nil` if none was begun, or it has no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let last = ContextStack.current.contexts.last, let scale = last.scale else { return nil }
    return last.context.makeImage().map { UIImage($0, scale: scale) }
}

public func UIGraphicsEndImageContext() { _ = ContextStack.current.contexts.popLast() }

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha: 1) { $0.fill(rect) }
}
/// Draws a line of a point inside a rectangle.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Pixels per point of the current session's screen.
func screenScale() -> CGFloat { onMainQueue { UIScreen.main.scale } }

/// The contexts of a thread, the innermost last.
final class ContextStack {
    struct Entry {
        let context: CGContext
        /// Pixels per point; `nil` if the context is none of an image.
        let scale: CGFloat?
    }

    var contexts: [Entry] = []

    private static let key = "Martlet.ContextStack"

    static var current: ContextStack {
        if let known = Thread.current.threadDictionary[key] as? ContextStack { return known }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }
}

extension CGContext {
    /// A context whose origin is at the top, of a size in points.
    convenience init(imageOf size: CGSize, scale: CGFloat, isOpaque: Bool) {
        func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max((length * scale).rounded(.up), 0), 1_000_000)) : 0 }
        self.init(width: pixels(size.width), height: pixels(size.height), scale: scale, isFlipped: true)
        guard isOpaque else { return }
        setFillColor(gray: 0, alpha: 1)
        fill(CGRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1))
    }

    /// Draws with a mode and an opacity, and then as before.
    func drawing(_ blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
        saveGState()
        setBlendMode(blendMode)
        setAlpha(alpha)
        body(self)
        restoreGState()
    }
}
