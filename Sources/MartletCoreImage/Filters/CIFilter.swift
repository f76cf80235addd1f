@_exported import Foundation
import MartletRaster
import MartletUIKit

// - Partly import CoreImage: QR codes, and some twenty filters: colours, blurs, pixels, edges, distortions; others are nil by CIFilter(name:)

/// A filter: set its values, and read its `outputImage`.
///
///     let filter = CIFilter.sepiaTone()
///     filter.inputImage = CIImage(image: photo)
///     filter.intensity = 0.8
///     let image = filter.outputImage.flatMap { context.createCGImage($0, from: $0.extent) }
///
/// - Partly: QR codes, and the filters of `FilterKind`. They are near to Apple's, and not the same to the last pixel; a blur does not enlarge the picture.
open class CIFilter: NSObject {
    public let name: String
    let kind: FilterKind?
    var values: [String: Any] = [:]

    init(_ kind: FilterKind) {
        self.kind = kind
        name = kind.rawValue
        super.init()
        setDefaults()
    }

    fileprivate override init() {
        kind = nil
        name = "CIQRCodeGenerator"
        super.init()
        setDefaults()
    }

    /// A filter of a name, such as `CISepiaTone`; `nil` for one that is not there.
    public convenience init?(name: String) {
        if let kind = FilterKind(rawValue: name) {
            self.init(kind)
        } else if name == "CIQRCodeGenerator" {
            self.init()
        } else {
            return nil
        }
    }

    /// A filter of a name with some values; `nil` for one that is not there.
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }

    /// Makes QR codes: set its `message`, and read its `outputImage`.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeFilter() }

    /// The keys that have an effect.
    open var inputKeys: [String] {
        guard let kind else { return ["inputMessage", "inputCorrectionLevel"] }
        return [kCIInputImageKey] + kind.defaults.keys.sorted()
    }

    open var outputKeys: [String] { ["outputImage"] }

    /// Sets a value; keys that the filter does not have are without effect.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }

    /// Sets all values but the image to those of the beginning.
    open func setDefaults() {
        guard let kind else { return values["inputCorrectionLevel"] = "M" }
        for (key, value) in kind.defaults { values[key] = value }
    }

    /// The picture; `nil` without an input. The pixels are computed when somebody needs them.
    ///
    /// A QR code has a pixel for each square and one around it; it is `nil` if the message is too long or the level unknown.
    open var outputImage: CIImage? {
        guard let kind else { return code }
        guard let input = values[kCIInputImageKey] as? CIImage else { return nil }
        let settings = FilterSettings(values, extent: input.extent)
        return input.mapped { kind.apply(to: $0, settings) }
    }

    private var code: CIImage? {
        let message = values["inputMessage"] as? Data ?? (values["inputMessage"] as? NSData).map { Data(referencing: $0) } ?? Data()
        guard let level = QRCode.Level(values["inputCorrectionLevel"] as? String ?? "M") else { return nil }
        return QRCode(Array(message), level: level).map { CIImage($0) }
    }
}

/// What is set for a QR code.
public protocol CIQRCodeGenerator: AnyObject {
    var message: Data { get set }
    /// `L`, `M`, `Q` or `H`: how much of the code may be unreadable.
    var correctionLevel: String { get set }
    var outputImage: CIImage? { get }
}

private final class QRCodeFilter: CIFilter, CIQRCodeGenerator {
    var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "M" }
        set { values["inputCorrectionLevel"] = newValue }
    }
}

// The keys of values.

public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIOutputImageKey = "outputImage"
