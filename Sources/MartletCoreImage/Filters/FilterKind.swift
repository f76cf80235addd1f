import Foundation
import MartletRaster

/// The filters of pictures, by Apple's names.
enum FilterKind: String, CaseIterable {
    case sepiaTone = "CISepiaTone"
    case gaussianBlur = "CIGaussianBlur"
    case boxBlur = "CIBoxBlur"
    case pixellate = "CIPixellate"
    case vignette = "CIVignette"
    case unsharpMask = "CIUnsharpMask"
    case crystallize = "CICrystallize"
    case edges = "CIEdges"
    case bloom = "CIBloom"
    case colorControls = "CIColorControls"
    case colorInvert = "CIColorInvert"
    case colorMonochrome = "CIColorMonochrome"
    case exposureAdjust = "CIExposureAdjust"
    case hueAdjust = "CIHueAdjust"
    case photoEffectMono = "CIPhotoEffectMono"
    case photoEffectNoir = "CIPhotoEffectNoir"
    case photoEffectTonal = "CIPhotoEffectTonal"
    case twirlDistortion = "CITwirlDistortion"
    case bumpDistortion = "CIBumpDistortion"

    /// The values at the beginning.
    var defaults: [String: Any] {
        let center = CIVector(x: 150, y: 150)
        return switch self {
        case .sepiaTone: [kCIInputIntensityKey: 1.0]
        case .gaussianBlur, .boxBlur: [kCIInputRadiusKey: 10.0]
        case .pixellate: [kCIInputScaleKey: 8.0, kCIInputCenterKey: center]
        case .vignette: [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]
        case .unsharpMask: [kCIInputIntensityKey: 0.5, kCIInputRadiusKey: 2.5]
        case .crystallize: [kCIInputRadiusKey: 20.0, kCIInputCenterKey: center]
        case .edges: [kCIInputIntensityKey: 1.0]
        case .bloom: [kCIInputIntensityKey: 0.5, kCIInputRadiusKey: 10.0]
        case .colorControls: [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
        case .colorMonochrome: [kCIInputIntensityKey: 1.0, kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3)]
        case .exposureAdjust: [kCIInputEVKey: 0.0]
        case .hueAdjust: [kCIInputAngleKey: 0.0]
        case .twirlDistortion: [kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi]
        case .bumpDistortion: [kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]
        case .colorInvert, .photoEffectMono, .photoEffectNoir, .photoEffectTonal: [:]
        }
    }

    func apply(to picture: Bitmap, _ settings: FilterSettings) -> Bitmap {
        let (intensity, radius) = (settings.number(kCIInputIntensityKey), settings.number(kCIInputRadiusKey))
        switch self {
        case .sepiaTone: return picture.mapped(ColorMap.sepia(intensity))
        case .gaussianBlur: return picture.blurred(radius)
        case .boxBlur: return picture.blurred(radius / 2)
        case .pixellate: return picture.pixellated(center: settings.center, scale: settings.number(kCIInputScaleKey))
        case .vignette: return picture.darkenedCorners(intensity: intensity, radius: radius)
        case .unsharpMask: return picture.sharpened(radius: radius, intensity: intensity)
        case .crystallize: return picture.crystallized(radius: radius)
        case .edges: return picture.edges(intensity: intensity)
        case .bloom: return picture.blooming(radius: radius, intensity: intensity)
        case .colorControls:
            return picture.mapped(
                ColorMap.controls(
                    saturation: settings.number(kCIInputSaturationKey), brightness: settings.number(kCIInputBrightnessKey),
                    contrast: settings.number(kCIInputContrastKey)))
        case .colorInvert: return picture.mapped(ColorMap.scaled(by: -1, adding: 1))
        case .colorMonochrome: return picture.mapped(ColorMap.tinted(settings.color, intensity))
        // A stop more is twice the light, which a screen shows as this much more.
        case .exposureAdjust: return picture.mapped(ColorMap.scaled(by: pow(2, settings.number(kCIInputEVKey) / 2.2), adding: 0))
        case .hueAdjust: return picture.mapped(ColorMap.turned(settings.number(kCIInputAngleKey)))
        case .photoEffectMono, .photoEffectTonal: return picture.mapped(ColorMap.controls(saturation: 0, brightness: 0, contrast: 1))
        case .photoEffectNoir: return picture.mapped(ColorMap.controls(saturation: 0, brightness: 0, contrast: 1.4))
        case .twirlDistortion:
            return picture.distorted(center: settings.center, radius: radius, twist: settings.number(kCIInputAngleKey))
        case .bumpDistortion:
            return picture.distorted(center: settings.center, radius: radius, swelling: settings.number(kCIInputScaleKey))
        }
    }
}

/// The values of a filter, when its picture is made.
struct FilterSettings: Sendable {
    private let numbers: [String: Double]
    /// From the top left corner.
    let center: CGPoint
    let color: CIColor

    init(_ values: [String: Any], extent: CGRect) {
        numbers = values.compactMapValues { value in
            switch value {
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        }
        let point =
            values[kCIInputCenterKey] as? CGPoint
            ?? (values[kCIInputCenterKey] as? CIVector).map { CGPoint(x: $0.x, y: $0.y) } ?? CGPoint(x: extent.midX, y: extent.midY)
        center = CGPoint(x: point.x, y: extent.height - point.y)
        color = values[kCIInputColorKey] as? CIColor ?? CIColor(red: 1, green: 1, blue: 1)
    }

    func number(_ key: String) -> Double { numbers[key].map { $0.isFinite ? $0 : 0 } ?? 0 }
}

/// Maps of red, green, blue and alpha: four rows of four factors and a sum.
enum ColorMap {
    static func scaled(by factor: Double, adding sum: Double) -> [Double] {
        [factor, 0, 0, 0, sum, 0, factor, 0, 0, sum, 0, 0, factor, 0, sum, 0, 0, 0, 1, 0]
    }

    static func sepia(_ intensity: Double) -> [Double] {
        mixed([0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131], intensity)
    }

    /// Each colour becomes as much of one as it is light.
    static func tinted(_ color: CIColor, _ intensity: Double) -> [Double] {
        let parts = [Double(color.red), Double(color.green), Double(color.blue)]
        return mixed(parts.flatMap { part in light.map { $0 * part } }, intensity)
    }

    static func controls(saturation: Double, brightness: Double, contrast: Double) -> [Double] {
        var rows: [Double] = []
        for row in 0..<3 {
            for column in 0..<3 { rows.append((light[column] * (1 - saturation) + (row == column ? saturation : 0)) * contrast) }
            rows += [0, (brightness - 0.5) * contrast + 0.5]
        }
        return rows + [0, 0, 0, 1, 0]
    }

    /// - Parameter angle: In radians.
    static func turned(_ angle: Double) -> [Double] {
        let (c, s) = (cos(angle), sin(angle))
        // Red, green and blue go around the axis of greys.
        let (same, next, last) = ((1 + 2 * c) / 3, (1 - c) / 3 - s / 3.0.squareRoot(), (1 - c) / 3 + s / 3.0.squareRoot())
        return [same, next, last, 0, 0, last, same, next, 0, 0, next, last, same, 0, 0, 0, 0, 0, 1, 0]
    }

    /// How light red, green and blue are.
    private static let light = [0.2126, 0.7152, 0.0722]

    /// Between no change and nine factors.
    private static func mixed(_ factors: [Double], _ share: Double) -> [Double] {
        var rows: [Double] = []
        for row in 0..<3 {
            for column in 0..<3 { rows.append(factors[row * 3 + column] * share + (row == column ? 1 - share : 0)) }
            rows += [0, 0]
        }
        return rows + [0, 0, 0, 1, 0]
    }
}
