// - Partly import UniformTypeIdentifiers: the types are those of a table of common ones
@_exported import Foundation

/// A type of data, such as a PNG image.
///
/// - Partly: the types are those of a table of common ones; a system of Apple's knows more.
public struct UTType: Hashable, Sendable, Codable, Identifiable, CustomStringConvertible {
    /// The name in reverse-domain form: `public.png`.
    public let identifier: String

    public var id: String { identifier }
    public var description: String { identifier }

    private init(known identifier: String) { self.identifier = identifier }

    /// A type that is known by its identifier; `nil` for another one.
    public init?(_ identifier: String) {
        guard UTTypeTable.byIdentifier[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// The type of files with an extension, such as `png`; one that is made up for an unknown extension, as on Apple's platforms.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty else { return nil }
        let known = UTTypeTable.entries.first { $0.extensions.contains(name) }
        self.identifier = known?.identifier ?? "dyn.\(name)"
    }

    /// The type that the ending of a file's name tells; `nil` for a name without one.
    package init?(fileName: String) {
        guard let ending = fileName.split(separator: ".").dropFirst().last else { return nil }
        self.init(filenameExtension: String(ending))
    }

    /// The type of a MIME type, such as `image/png`; `nil` for an unknown one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.lowercased()
        guard let known = UTTypeTable.entries.first(where: { $0.mimeTypes.contains(name) }) else { return nil }
        self.identifier = known.identifier
    }

    /// A type that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(known: identifier) }

    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(known: identifier) }

    private var entry: UTTypeTable.Entry? { UTTypeTable.byIdentifier[identifier] }

    /// Whether the type has been made up for an unknown extension.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { entry != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public var preferredFilenameExtension: String? { extensions.first }
    /// The endings of the names of such files.
    var extensions: [String] { isDynamic ? [String(identifier.dropFirst("dyn.".count))] : entry?.extensions ?? [] }
    public var preferredMIMEType: String? { entry?.mimeTypes.first }
    /// The name of the type in English.
    public var localizedDescription: String? { entry?.name }

    /// The types that this one is a kind of, directly or not.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = isDynamic ? ["public.data"] : entry?.supertypes ?? []
        while let identifier = next.popLast() {
            if found.insert(UTType(known: identifier)).inserted { next += UTTypeTable.byIdentifier[identifier]?.supertypes ?? [] }
        }
        return found
    }

    /// Whether the type is another one, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public init(from decoder: any Decoder) throws { identifier = try decoder.singleValueContainer().decode(String.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let compositeContent = UTType(known: "public.composite-content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let package = UTType(known: "com.apple.package")
    public static let bundle = UTType(known: "com.apple.bundle")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let yaml = UTType(known: "public.yaml")
    public static let json = UTType(known: "public.json")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    public static let shellScript = UTType(known: "public.shell-script")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let epub = UTType(known: "org.idpf.epub-container")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audio = UTType(known: "public.audio")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let aiff = UTType(known: "public.aiff-audio")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let vCard = UTType(known: "public.vcard")
    public static let calendarEvent = UTType(known: "public.calendar-event")
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    public static let presentation = UTType(known: "public.presentation")
    public static let database = UTType(known: "public.database")
    public static let font = UTType(known: "public.font")
    public static let executable = UTType(known: "public.executable")
    public static let application = UTType(known: "com.apple.application")
}
