import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types of data")
struct UTTypeTests {
    // Shows: import UniformTypeIdentifiers, UTType
    @Test func `A type knows its extension, its MIME type and what it is a kind of`() {
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.supertypes.contains(.plainText))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(UTType.json.identifier == "public.json")
    }

    @Test func `A type is found by an extension, a MIME type or its identifier`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
        #expect(UTType("com.adobe.pdf") == .pdf)
        #expect(UTType("org.example.none") == nil)
        #expect(UTType(mimeType: "x/y") == nil)
    }

    @Test func `An unknown extension has a type that is made up, and an app's own type is what the app says`() {
        let type = UTType(filenameExtension: "soup")
        #expect(type?.isDynamic == true)
        #expect(type?.preferredFilenameExtension == "soup")
        #expect(type?.conforms(to: .data) == true)
        #expect(UTType(exportedAs: "org.example.soup").identifier == "org.example.soup")
    }

    @Test func `Every declared type is in the table, with types that are there`() {
        let all: [UTType] = [
            .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle, .url, .fileURL, .text, .plainText,
            .utf8PlainText,
            .delimitedText, .commaSeparatedText, .tabSeparatedText, .rtf, .html, .xml, .yaml, .json, .propertyList, .sourceCode,
            .swiftSource,
            .javaScript, .shellScript, .pdf, .epub, .image, .png, .jpeg, .gif, .tiff, .bmp, .heic, .heif, .webP, .svg, .rawImage,
            .livePhoto,
            .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg4Movie, .mpeg4Audio, .mp3, .wav, .aiff, .archive, .zip,
            .gzip,
            .vCard, .calendarEvent, .spreadsheet, .presentation, .database, .font, .executable, .application,
        ]
        #expect(all.filter { !$0.isDeclared } == [])
        #expect(all.flatMap(\.supertypes).filter { !$0.isDeclared } == [])
    }
}
