import Foundation
import MartletGraphics

/// What all renderers know of their images.
open class UIGraphicsRendererFormat: NSObject {
    public internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// The format of the screen.
    public class func `default`() -> Self { Self() }
    /// The format of the screen.
    public class func preferred() -> Self { Self() }
}

/// What is known of an image before it is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The colours that an image can have. Without effect: colours are in sRGB.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Pixels per point; that of the screen at first.
    open var scale: CGFloat = screenScale()
    /// What nothing is drawn on is black.
    open var opaque = false
    /// Without effect.
    open var preferredRange = Range.automatic
    /// Always `false`.
    open var prefersExtendedRange: Bool {
        get { false }
        set {}
    }
    /// Always `false`.
    public var supportsHighDynamicRange: Bool { false }

    public required init() { super.init() }

    /// The format of the screen.
    ///
    /// - Parameter traits: Without effect.
    public convenience init(for traits: UITraitCollection) { self.init() }
}

/// Where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext

    init(_ context: CGContext) {
        cgContext = context
        super.init()
    }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.drawing(blendMode, alpha: 1) { $0.fill(rect) } }
    /// Draws a line of a point inside a rectangle.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.drawing(blendMode, alpha: 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// What has been drawn so far.
    public var currentImage: UIImage { cgContext.image(of: format) }
}

/// Draws images.
///
///     let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     }
///
/// Without cairo nothing is drawn, the image is transparent, and the log says what to install.
open class UIGraphicsImageRenderer: NSObject {
    /// The part of the drawing that the image shows, in points.
    public let bounds: CGRect
    private let imageFormat: UIGraphicsImageRendererFormat
    open var format: UIGraphicsRendererFormat { imageFormat }
    open var allowsImageOutput: Bool { true }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        imageFormat = format
        imageFormat.bounds = bounds
        super.init()
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws an image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { drawn(actions).image(of: imageFormat) }

    /// Draws an image as a PNG file; empty without cairo.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Draws an image as a JPEG file; empty without the libraries.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
        let context = CGContext(imageOf: bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, imageFormat))
        UIGraphicsPopContext()
        return context
    }
}

extension CGContext {
    fileprivate func image(of format: UIGraphicsImageRendererFormat) -> UIImage {
        guard let picture = makeImage() else { return UIImage(emptyOf: format.bounds.size, scale: format.scale) }
        return UIImage(picture, scale: format.scale)
    }
}
