@_exported import Foundation
import MartletUIKit

// - Partly import CoreImage: QR codes; other filters are not there, and CIFilter(name:) is nil for them

/// A filter: one that makes QR codes. There are no others.
open class CIFilter: NSObject {
    public let name: String
    fileprivate var code = (message: Data(), correctionLevel: "M")

    fileprivate override init() {
        name = "CIQRCodeGenerator"
        super.init()
    }

    /// The filter `CIQRCodeGenerator`; `nil` for another one.
    public convenience init?(name: String) {
        guard name == "CIQRCodeGenerator" else { return nil }
        self.init()
    }

    /// Makes QR codes: set its `message`, and read its `outputImage`.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeFilter() }

    /// Sets `inputMessage` or `inputCorrectionLevel`; other keys have no effect.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "inputMessage": code.message = value as? Data ?? (value as? NSData).map { Data(referencing: $0) } ?? Data()
        case "inputCorrectionLevel": code.correctionLevel = value as? String ?? "M"
        default: break
        }
    }

    open func setDefaults() { code.correctionLevel = "M" }

    /// The code, a pixel for each square and one around it; `nil` if the message is too long or the level unknown.
    open var outputImage: CIImage? {
        guard let level = QRCode.Level(code.correctionLevel) else { return nil }
        return QRCode(Array(code.message), level: level).map { CIImage($0) }
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
        get { code.message }
        set { code.message = newValue }
    }
    var correctionLevel: String {
        get { code.correctionLevel }
        set { code.correctionLevel = newValue }
    }
}
