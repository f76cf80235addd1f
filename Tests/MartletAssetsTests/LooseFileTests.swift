import Foundation
import MartletAssets
import Testing

@Suite struct LooseFileTests {
    let folder: ResourceFolder

    init() throws {
        folder = try ResourceFolder()
    }

    @Test func `a loose image is found with and without its extension`() throws {
        try folder.write("cup.png", Picture.png(width: 10, height: 20))
        let library = try folder.library()
        #expect(library.image(named: "cup")?.size == ImageAsset.Size(width: 10, height: 20))
        #expect(library.image(named: "cup.png")?.size == ImageAsset.Size(width: 10, height: 20))
        #expect(library.image(named: "cup.gif") == nil)
    }

    @Test func `the scales of a loose image belong together`() throws {
        try folder.write("cup.png", Picture.png(width: 10, height: 20))
        try folder.write("cup@2x.png", Picture.png(width: 20, height: 40))
        try folder.write("cup@3x.png", Picture.png(width: 30, height: 60))
        let image = try #require(try folder.library().image(named: "cup"))
        #expect(image.variants.map(\.scale) == [1, 2, 3])
        #expect(image.variants.map(\.size.width) == [10, 10, 10])
    }

    @Test func `an image in a folder is found by its path and by its name`() throws {
        try folder.write("Dishes/soup.jpg", Picture.jpeg(width: 4, height: 3))
        let library = try folder.library()
        #expect(library.image(named: "Dishes/soup")?.variants.first?.mediaType == .jpeg)
        #expect(library.image(named: "soup.jpg") != nil)
        #expect(library.image(named: "soup") != nil)
    }

    @Test func `a name means the image nearest to the top folder, then a PNG`() throws {
        try folder.write("A/cup.png", Picture.png(width: 1, height: 1))
        try folder.write("cup.svg", "<svg viewBox='0 0 2 2'/>")
        try folder.write("cup.gif", Picture.gif(width: 3, height: 3))
        let library = try folder.library()
        #expect(library.image(named: "cup")?.size.width == 3)
        #expect(library.image(named: "cup.svg")?.size.width == 2)
        #expect(library.image(named: "A/cup")?.size.width == 1)
    }

    @Test func `a file's content decides its type`() throws {
        try folder.write("cup.png", Picture.gif(width: 1, height: 1))
        #expect(try folder.library().image(named: "cup")?.variants.first?.mediaType == .gif)
    }

    @Test func `a catalogue wins over a loose file, and an earlier folder over a later one`() throws {
        try folder.writeImageSet("First/Assets.xcassets/cup")
        try folder.write("First/cup.png", Picture.png(width: 1, height: 1))
        try folder.write("Second/cup.png", Picture.png(width: 2, height: 2))
        let urls = ["First", "Second"].map { folder.url.appending(path: $0) }
        #expect(try AssetLibrary(searching: urls).image(named: "cup")?.size.width == 10)
        #expect(try AssetLibrary(searching: urls.reversed()).image(named: "cup")?.size.width == 2)
    }

    @Test func `a damaged file is a problem that names it`() throws {
        try folder.write("cup.png", "?")
        #expect(try folder.problems() == ["cup.png: the file is not a PNG, JPEG, GIF, WebP or SVG"])
    }

    @Test func `a missing folder is an error that names it`() {
        #expect(throws: AssetProblem(file: URL(filePath: "/no/such/folder"), message: "the folder to search for assets does not exist")) {
            try AssetLibrary(searching: [URL(filePath: "/no/such/folder")])
        }
    }
}
