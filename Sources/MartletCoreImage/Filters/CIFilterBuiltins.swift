import Foundation

// The filters as Swift has them: a function that makes each, and a protocol with its values.

/// What all filters of pictures have.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

extension CIFilter {
    /// Makes a picture brown, as old photographs are.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { PictureFilter(.sepiaTone) }
    /// Blurs a picture.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { PictureFilter(.gaussianBlur) }
    /// Blurs a picture.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { PictureFilter(.boxBlur) }
    /// Shows a picture in large squares.
    public class func pixellate() -> any CIFilter & CIPixellate { PictureFilter(.pixellate) }
    /// Darkens the corners.
    public class func vignette() -> any CIFilter & CIVignette { PictureFilter(.vignette) }
    /// Sharpens a picture.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { PictureFilter(.unsharpMask) }
    /// Shows a picture in cells of one colour each.
    public class func crystallize() -> any CIFilter & CICrystallize { PictureFilter(.crystallize) }
    /// Shows where colours change.
    public class func edges() -> any CIFilter & CIEdges { PictureFilter(.edges) }
    /// Lets lights shine over their neighbours.
    public class func bloom() -> any CIFilter & CIBloom { PictureFilter(.bloom) }
    /// Changes saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { PictureFilter(.colorControls) }
    /// Makes light what is dark.
    public class func colorInvert() -> any CIFilter & CIColorInvert { PictureFilter(.colorInvert) }
    /// Shows a picture in shades of one colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { PictureFilter(.colorMonochrome) }
    /// Lightens a picture by stops of a camera.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { PictureFilter(.exposureAdjust) }
    /// Turns the hues by an angle in radians.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { PictureFilter(.hueAdjust) }
    /// Shows a picture in greys.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { PictureFilter(.photoEffectMono) }
    /// Shows a picture in strong greys.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { PictureFilter(.photoEffectNoir) }
    /// Shows a picture in greys.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { PictureFilter(.photoEffectTonal) }
    /// Turns what is in a circle.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { PictureFilter(.twirlDistortion) }
    /// Enlarges what is in a circle.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { PictureFilter(.bumpDistortion) }
}

public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIBumpDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

private final class PictureFilter: CIFilter, CISepiaTone, CIGaussianBlur, CIBoxBlur, CIPixellate, CIVignette, CIUnsharpMask, CICrystallize,
    CIEdges, CIBloom, CIColorControls, CIColorInvert, CIColorMonochrome, CIExposureAdjust, CIHueAdjust, CIPhotoEffect, CITwirlDistortion,
    CIBumpDistortion
{
    private func number(_ key: String) -> Float { Float((values[key] as? Double) ?? Double(values[key] as? Float ?? 0)) }

    var inputImage: CIImage? {
        get { values[kCIInputImageKey] as? CIImage }
        set { values[kCIInputImageKey] = newValue }
    }
    var center: CGPoint {
        get { values[kCIInputCenterKey] as? CGPoint ?? (values[kCIInputCenterKey] as? CIVector).map { CGPoint(x: $0.x, y: $0.y) } ?? .zero }
        set { values[kCIInputCenterKey] = newValue }
    }
    var color: CIColor {
        get { values[kCIInputColorKey] as? CIColor ?? CIColor(red: 1, green: 1, blue: 1) }
        set { values[kCIInputColorKey] = newValue }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { values[kCIInputIntensityKey] = newValue }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { values[kCIInputRadiusKey] = newValue }
    }
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { values[kCIInputScaleKey] = newValue }
    }
    var angle: Float {
        get { number(kCIInputAngleKey) }
        set { values[kCIInputAngleKey] = newValue }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { values[kCIInputSaturationKey] = newValue }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { values[kCIInputBrightnessKey] = newValue }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { values[kCIInputContrastKey] = newValue }
    }
    var ev: Float {
        get { number(kCIInputEVKey) }
        set { values[kCIInputEVKey] = newValue }
    }
}
