import Foundation

/// A colour in a colour set: components in a colour space, or the name of a system colour.
struct ColorSpecification: Decodable {
    let value: ColorAsset.Value

    private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let reference = try container.decodeIfPresent(String.self, forKey: .reference) {
            value = .system(reference)
            return
        }
        let space = try container.decodeIfPresent(String.self, forKey: .space) ?? "srgb"
        let components = try container.decode([String: Component].self, forKey: .components)
        func number(_ name: String) throws -> Double {
            guard let component = components[name] else {
                throw DecodingError.keyNotFound(
                    ComponentKey(name), .init(codingPath: decoder.codingPath + [CodingKeys.components], debugDescription: "missing"))
            }
            return component.value
        }
        let opacity = components["alpha"]?.opacity ?? 1
        switch space {
        case "gray-gamma-22", "extended-gray":
            // This grey uses a pure power curve. Convert it to the sRGB curve, so that it looks the same.
            let white = try number("white")
            let grey = space == "extended-gray" ? white : ColorComponents.encoded(pow(max(white, 0), 2.2))
            value = .components(ColorComponents(.sRGB, red: grey, green: grey, blue: grey, opacity: opacity))
        case "extended-linear-srgb":
            value = .components(
                ColorComponents(
                    .sRGB, red: ColorComponents.encoded(try number("red")), green: ColorComponents.encoded(try number("green")),
                    blue: ColorComponents.encoded(try number("blue")), opacity: opacity))
        case "srgb", "extended-srgb", "display-p3", "extended-display-p3":
            value = .components(
                ColorComponents(
                    space.hasSuffix("p3") ? .displayP3 : .sRGB, red: try number("red"), green: try number("green"),
                    blue: try number("blue"),
                    opacity: opacity))
        default:
            throw UnknownColorSpace(name: space)
        }
    }

    private struct ComponentKey: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}

/// An unknown colour space.
struct UnknownColorSpace: Error {
    let name: String
}

/// A number in any of Xcode's input formats: `"0x80"` and `"128"` are of 255, `"0.5"` is of 1.
private struct Component: Decodable {
    /// The component, from 0 to 1.
    let value: Double
    /// The value as an opacity, where `"1"` means fully opaque.
    let opacity: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = number
            opacity = number
            return
        }
        let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x"), let whole = Int(text.dropFirst(2), radix: 16) {
            value = Double(whole) / 255
            opacity = value
        } else if let whole = Int(text) {
            value = Double(whole) / 255
            opacity = whole <= 1 ? Double(whole) : value
        } else if let number = Double(text), number.isFinite {
            value = number
            opacity = number
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a number")
        }
    }
}
