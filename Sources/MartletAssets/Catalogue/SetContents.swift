import Foundation

/// The parts of a catalogue folder's `Contents.json` that concern images and colours.
struct SetContents: Decodable {
    var images: [ImageEntry]?
    var colors: [ColorEntry]?
    var properties: Properties?

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    struct ImageEntry: Decodable {
        var filename: String?
        var scale: String?
        /// The size in points of an icon, such as `60x60`.
        var size: String?
        var traits: EntryTraits

        enum CodingKeys: CodingKey {
            case filename, scale, size
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            scale = try container.decodeIfPresent(String.self, forKey: .scale)
            size = try container.decodeIfPresent(String.self, forKey: .size)
            traits = try EntryTraits(from: decoder)
        }
    }

    struct ColorEntry: Decodable {
        var color: ColorSpecification?
        var traits: EntryTraits

        enum CodingKeys: CodingKey {
            case color
        }

        init(from decoder: any Decoder) throws {
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(ColorSpecification.self, forKey: .color)
            traits = try EntryTraits(from: decoder)
        }
    }

    /// Reads the file of a folder. Returns `nil` if there is none.
    static func read(in folder: URL) throws(AssetProblem) -> SetContents? {
        let file = folder.appending(path: "Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(SetContents.self, from: Data(contentsOf: file))
        } catch let error as DecodingError {
            throw AssetProblem(file: file, message: explanation(of: error))
        } catch let error as UnknownColorSpace {
            throw AssetProblem(file: file, message: "the colour space '\(error.name)' is not supported: use sRGB or Display P3")
        } catch {
            throw AssetProblem(file: file, message: "the file cannot be read")
        }
    }

    private static func explanation(of error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            context.codingPath.reduce(into: "") { path, key in
                path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            let path = place(context)
            return path.isEmpty ? "the file is not valid JSON for an asset" : "the value at '\(path)' has the wrong type"
        case .keyNotFound(let key, let context):
            let path = place(context)
            return "'\(key.stringValue)' is missing\(path.isEmpty ? "" : " in '\(path)'")"
        default:
            return "the file is not valid JSON for an asset"
        }
    }
}

/// The device and the appearance that an entry of a set is for.
struct EntryTraits: Decodable {
    private var idiom: String?
    private var appearances: [Trait]?
    private var gamut: String?
    private var direction: String?
    private var locale: String?
    private var subtype: String?

    private struct Trait: Decodable {
        var appearance: String
        var value: String
    }

    private enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale, subtype
        case gamut = "display-gamut"
        case direction = "language-direction"
    }

    /// The appearance; `nil` for one that browsers do not support, such as a tinted icon or increased contrast.
    var appearance: AssetAppearance? {
        var appearance = AssetAppearance.any
        for trait in appearances ?? [] {
            switch (trait.appearance, trait.value) {
            case ("luminosity", "light"): appearance = .light
            case ("luminosity", "dark"): appearance = .dark
            default: return nil
            }
        }
        return appearance
    }

    /// How specific the entry is. Of two entries for the same appearance and scale, the lower rank wins.
    var rank: Int {
        let idioms = ["universal", "iphone", "ios", "ipad", "mac"]
        let device = idioms.firstIndex(of: idiom ?? "universal") ?? idioms.count
        let specials = [gamut == "display-P3", direction == "right-to-left", locale != nil, subtype != nil].count { $0 }
        return device + specials * 10
    }
}
