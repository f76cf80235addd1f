import Foundation
import MartletGraphics
import MartletUI
import MartletUIKit

/// Draws pictures.
public final class CIContext: NSObject, Sendable {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// Draws the part of a picture in a rectangle; `nil` on a machine that cannot draw it.
    public func createCGImage(_ image: CIImage, from rectangle: CGRect) -> CGImage? { image.cropped(to: rectangle).picture }

    /// The data of a PNG file.
    public func pngRepresentation(of image: CIImage) -> Data? { image.file }

    /// The data of a JPEG file.
    public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace) -> Data? { image.bitmap?.jpeg(quality: 0.9) }
}

/// A choice for a context. None has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
}

extension UIImage {
    /// The pixels of a picture; an image without content on a machine that cannot draw it.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        guard let picture = ciImage.picture else {
            self.init()
            return
        }
        self.init(cgImage: picture, scale: scale, orientation: orientation)
    }

    /// Always `nil`: an image has pixels.
    public var ciImage: CIImage? { nil }
}
