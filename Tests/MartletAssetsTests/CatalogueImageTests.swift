import Foundation
import MartletAssets
import Testing

@Suite struct CatalogueImageTests {
    let folder: ResourceFolder

    init() throws {
        folder = try ResourceFolder()
    }

    @Test func `an image set has its scales, and its size in points`() throws {
        try folder.write(
            "Assets.xcassets/cup.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "scale": "3x", "filename": "cup@3x.png"},
              {"idiom": "universal", "scale": "1x"},
              {"idiom": "universal", "scale": "2x", "filename": "cup@2x.png"}
            ], "info": {"author": "xcode", "version": 1}}
            """)
        try folder.write("Assets.xcassets/cup.imageset/cup@2x.png", Picture.png(width: 20, height: 40))
        try folder.write("Assets.xcassets/cup.imageset/cup@3x.png", Picture.png(width: 30, height: 60))
        let image = try #require(try folder.library().image(named: "cup"))
        #expect(image.size == ImageAsset.Size(width: 10, height: 20))
        #expect(image.variants.map(\.scale) == [2, 3])
        #expect([1, 2, 2.5, 3, 4].map { image.variant(scale: $0, appearance: .light).scale } == [2, 2, 3, 3, 3])
        #expect(image.variants[0].file.path == folder.url.path + "/Assets.xcassets/cup.imageset/cup@2x.png")
        #expect(image.variants[0].mediaType == .png)
    }

    @Test func `an image set has a variant for dark`() throws {
        try folder.write(
            "Assets.xcassets/cup.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "day.svg"},
              {"idiom": "universal", "filename": "night.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "filename": "stark.svg", "appearances": [{"appearance": "contrast", "value": "high"}]}
            ], "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
            """)
        for name in ["day", "night", "stark"] {
            try folder.write("Assets.xcassets/cup.imageset/\(name).svg", "<svg viewBox='0 0 24 24'/>")
        }
        let image = try #require(try folder.library().image(named: "cup"))
        #expect(image.variants.map(\.file.lastPathComponent) == ["day.svg", "night.svg"])
        #expect(image.variant(scale: 3, appearance: .dark).file.lastPathComponent == "night.svg")
        #expect(image.variant(scale: 3, appearance: .light).file.lastPathComponent == "day.svg")
        #expect(image.renderingIntent == .template)
    }

    @Test func `of two files for the same scale and appearance, the universal one wins`() throws {
        try folder.write(
            "Assets.xcassets/cup.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "ipad", "filename": "pad.png"}, {"idiom": "universal", "filename": "wide.png", "display-gamut": "display-P3"},
              {"idiom": "universal", "filename": "all.png"}, {"idiom": "iphone", "filename": "phone.png"}
            ]}
            """)
        for name in ["pad", "wide", "all", "phone"] {
            try folder.write("Assets.xcassets/cup.imageset/\(name).png", Picture.png(width: 1, height: 1))
        }
        #expect(try folder.library().image(named: "cup")?.variants.map(\.file.lastPathComponent) == ["all.png"])
    }

    @Test func `a folder prefixes names only if it provides a namespace`() throws {
        try folder.writeImageSet("Assets.xcassets/Plain/soup")
        try folder.writeImageSet("Assets.xcassets/Named/Inner/soup")
        try folder.writeImageSet("Assets.xcassets/Named/Deep v1.0/soup")
        try folder.write("Assets.xcassets/Named/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try folder.write("Assets.xcassets/Named/Deep v1.0/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        let library = try folder.library()
        #expect(library.image(named: "soup") != nil)
        #expect(library.image(named: "Named/soup") != nil)
        #expect(library.image(named: "Named/Deep v1.0/soup") != nil)
        #expect(library.image(named: "Plain/soup") == nil)
        #expect(library.image(named: "Named/Inner/soup") == nil)
        #expect(library.problems == [])
    }

    @Test func `an app icon uses its largest image`() throws {
        try folder.write(
            "Assets.xcassets/AppIcon.appiconset/Contents.json",
            """
            {"images": [
              {"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "120.png"},
              {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "1024.png"},
              {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "tinted.png",
               "appearances": [{"appearance": "luminosity", "value": "tinted"}]}
            ]}
            """)
        for (name, size) in [("120", 120), ("1024", 1024), ("tinted", 2048)] {
            try folder.write("Assets.xcassets/AppIcon.appiconset/\(name).png", Picture.png(width: size, height: size))
        }
        #expect(try folder.library().image(named: "AppIcon")?.variants.map(\.file.lastPathComponent) == ["1024.png"])
    }

    @Test func `other kinds of sets are skipped`() throws {
        try folder.write("Assets.xcassets/menu.dataset/Contents.json", #"{"data": []}"#)
        try folder.write("Assets.xcassets/menu.symbolset/Contents.json", "not json")
        #expect(try folder.problems() == [])
    }

    @Test func `a catalogue can be searched directly`() throws {
        try folder.writeImageSet("Assets.xcassets/soup")
        let library = try AssetLibrary(searching: [folder.url.appending(path: "Assets.xcassets")])
        #expect(library.image(named: "soup")?.size == ImageAsset.Size(width: 10, height: 20))
    }

    // MARK: Problems

    @Test(arguments: [
        ("{", "the file is not valid JSON for an asset"),
        ("[]", "the file is not valid JSON for an asset"),
        (#"{"images": {}}"#, "the value at 'images' has the wrong type"),
        (#"{"images": [{"filename": 3}]}"#, "the value at 'images[0].filename' has the wrong type"),
        (#"{"images": [{"appearances": [{"value": "dark"}]}]}"#, "'appearance' is missing in 'images[0].appearances[0]'"),
        (#"{"images": [{"filename": "a.png", "scale": "5x"}]}"#, "the scale '5x' must be '1x', '2x' or '3x'"),
        (#"{"images": [{"filename": "../../secret.png"}]}"#, "'../../secret.png' is not a file in the asset's folder"),
        (#"{"images": [{"filename": "/etc/hostname"}]}"#, "'/etc/hostname' is not a file in the asset's folder"),
        (#"{"images": [{"filename": ".."}]}"#, "'..' is not a file in the asset's folder"),
        (#"{"images": [{"filename": "link.png"}]}"#, "'link.png' is not a file in the asset's folder"),
    ])
    func `a damaged Contents file is a problem that names the file`(text: String, message: String) throws {
        try folder.write("secret.png", Picture.png(width: 1, height: 1))
        try folder.writeImageSet("Assets.xcassets/other")
        try folder.writeImageSet("Assets.xcassets/cup")
        try folder.write("Assets.xcassets/cup.imageset/Contents.json", text)
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Assets.xcassets/cup.imageset/link.png"),
            withDestinationURL: folder.url.appending(path: "secret.png"))
        #expect(try folder.problems() == ["Assets.xcassets/cup.imageset/Contents.json: \(message)"])
        #expect(try folder.library().image(named: "cup") == nil)
        #expect(try folder.library().image(named: "other") != nil)
    }

    @Test func `a missing, empty or PDF file is a problem that names it`() throws {
        try folder.write(
            "Assets.xcassets/cup.imageset/Contents.json",
            """
            {"images": [{"scale": "1x", "filename": "gone.png"}, {"scale": "2x", "filename": "empty.png"}, {"scale": "3x", "filename": "cup.pdf"}]}
            """)
        try folder.write("Assets.xcassets/cup.imageset/empty.png", "")
        try folder.write("Assets.xcassets/cup.imageset/cup.pdf", "%PDF-1.4")
        #expect(
            try folder.problems() == [
                "Assets.xcassets/cup.imageset/gone.png: the file is missing or cannot be read",
                "Assets.xcassets/cup.imageset/empty.png: the file is not a PNG, JPEG, GIF, WebP or SVG",
                "Assets.xcassets/cup.imageset/cup.pdf: PDF images are not supported: export the image as SVG or PNG",
            ])
    }

    @Test func `a set without an image or a Contents file, or with a duplicate name, is a problem`() throws {
        try folder.write("Assets.xcassets/bare.imageset/readme.txt", "")
        try folder.write("Assets.xcassets/empty.imageset/Contents.json", #"{"images": [{"scale": "1x"}]}"#)
        try folder.writeImageSet("Assets.xcassets/A/cup")
        try folder.writeImageSet("Assets.xcassets/B/cup")
        #expect(
            try folder.problems() == [
                "Assets.xcassets/B/cup.imageset: the catalogue already has an image named 'cup': rename one, or give its folder a namespace",
                "Assets.xcassets/bare.imageset: the asset has no Contents.json",
                "Assets.xcassets/empty.imageset: the set has no image: add a file to it, or remove it",
            ])
        #expect(try folder.library().image(named: "cup")?.variants.first?.file.path.contains("/A/") == true)
    }

    @Test func `a damaged folder still has its assets`() throws {
        try folder.write("Assets.xcassets/Dishes/Contents.json", "?")
        try folder.writeImageSet("Assets.xcassets/Dishes/soup")
        #expect(try folder.problems() == ["Assets.xcassets/Dishes/Contents.json: the file is not valid JSON for an asset"])
        #expect(try folder.library().image(named: "soup") != nil)
    }

    @Test func `a link cannot lead out of the catalogue`() throws {
        try folder.writeImageSet("Elsewhere/soup")
        try folder.writeImageSet("Assets.xcassets/cup")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Assets.xcassets/Link"), withDestinationURL: folder.url.appending(path: "Elsewhere"))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Assets.xcassets/Circle"), withDestinationURL: folder.url.appending(path: "Assets.xcassets"))
        let library = try AssetLibrary(searching: [folder.url.appending(path: "Assets.xcassets")])
        #expect(library.image(named: "soup") == nil)
        #expect(library.image(named: "cup") != nil)
    }
}
