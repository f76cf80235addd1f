import Foundation
import Testing

@testable import MartletAssets

@Suite struct ImageFileTests {
    private func read(_ bytes: [UInt8]) throws -> (ImageAsset.MediaType, ImageAsset.Size) {
        let picture = try ImageFile(Data(bytes))
        return (picture.mediaType, picture.size)
    }

    private func size(_ svg: String) throws -> ImageAsset.Size { try read(Array(svg.utf8)).1 }

    private func complaint(_ bytes: [UInt8]) -> String? {
        do {
            _ = try ImageFile(Data(bytes))
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `a PNG's size is in its first chunk`() throws {
        #expect(try read(Picture.png(width: 300, height: 70000)) == (.png, ImageAsset.Size(width: 300, height: 70000)))
    }

    @Test func `a GIF's size is in its descriptor`() throws {
        #expect(try read(Picture.gif(width: 300, height: 2)) == (.gif, ImageAsset.Size(width: 300, height: 2)))
    }

    @Test func `a JPEG's size follows its other segments`() throws {
        #expect(try read(Picture.jpeg(width: 640, height: 480)) == (.jpeg, ImageAsset.Size(width: 640, height: 480)))
    }

    @Test(arguments: [true, false])
    func `a rotated JPEG swaps width and height`(isLittleEndian: Bool) throws {
        let turned = Picture.jpeg(width: 640, height: 480, orientation: 6, isLittleEndian: isLittleEndian)
        #expect(try read(turned).1 == ImageAsset.Size(width: 480, height: 640))
        let upsideDown = Picture.jpeg(width: 640, height: 480, orientation: 3, isLittleEndian: isLittleEndian)
        #expect(try read(upsideDown).1 == ImageAsset.Size(width: 640, height: 480))
    }

    /// An Exif segment that ends before its directory.
    private static let cutExif: [UInt8] = [0xFF, 0xE1, 0, 16] + Array("Exif\0\0MM".utf8) + [0, 0x2A, 0, 0, 0, 8]

    /// Inserts segments at the start of a JPEG.
    private func jpeg(_ segments: [UInt8], orientation: Int? = nil) -> [UInt8] {
        let bytes = Picture.jpeg(width: 640, height: 480, orientation: orientation)
        return Array(bytes.prefix(2)) + segments + Array(bytes.dropFirst(2))
    }

    @Test func `an orientation is read within its segment`() throws {
        // Read as entries of the directory, the next segment's length is the tag of an orientation, and its bytes turn the image.
        let content: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 6] + Array(repeating: 0, count: 264)
        let next: [UInt8] = [0xFF, 0xE2] + Picture.big(2, 0x0112) + content
        #expect(try read(jpeg(Self.cutExif + next)).1 == ImageAsset.Size(width: 640, height: 480))
    }

    @Test func `the first Exif segment of a JPEG counts`() throws {
        #expect(try read(jpeg(Self.cutExif, orientation: 6)).1 == ImageAsset.Size(width: 640, height: 480))
        let many = Array(repeatElement(Self.cutExif, count: 4_000).joined())
        #expect(try read(jpeg(many)).1 == ImageAsset.Size(width: 640, height: 480))
    }

    @Test func `an Exif segment that is shorter than its name does not crash`() throws {
        #expect(
            complaint(jpeg([0xFF, 0xE1, 0, 2] + Array("Exif\0\0".utf8))) == "the JPEG is truncated or damaged: its size cannot be read")
    }

    @Test func `a JPEG of countless segments or fill bytes is refused`() {
        let segments = Array(repeatElement([0xFF, 0xFE, 0, 2] as [UInt8], count: 5_000).joined())
        let fill = Array(repeating: 0xFF as UInt8, count: 5_000)
        for bytes in [segments, fill] {
            #expect(complaint(jpeg(bytes)) == "the JPEG is truncated or damaged: its size cannot be read")
        }
    }

    @Test(arguments: [
        "<svg width='1' viewBox='0 0 1e-300 1e300'>", "<svg viewBox='0 0 1e300 1e300'>", "<svg width='1000001' height='1'>",
        "<svg width='1' viewBox='0 0 1e300 1e-300'>",
    ])
    func `an image of a size that no layout can use is refused`(svg: String) {
        #expect(complaint(Array(svg.utf8)) == "the image's width and height must be above 0 and at most 1,000,000")
    }

    @Test func `a PNG's size has the same limit`() throws {
        #expect(complaint(Picture.png(width: 1, height: 1_000_001)) == "the image's width and height must be above 0 and at most 1,000,000")
        #expect(try read(Picture.png(width: 1, height: 1_000_000)).1 == ImageAsset.Size(width: 1, height: 1_000_000))
    }

    @Test func `a WebP's size is read in all three formats`() throws {
        let lossy = Picture.webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + Picture.little(2, 300) + Picture.little(2, 0x4000 + 200))
        let lossless = Picture.webp("VP8L", [0x2F] + Picture.little(4, 299 | 199 << 14))
        let extended = Picture.webp("VP8X", [0, 0, 0, 0] + Picture.little(3, 299) + Picture.little(3, 199))
        for picture in [lossy, lossless, extended] {
            #expect(try read(picture) == (.webp, ImageAsset.Size(width: 300, height: 200)))
        }
    }

    @Test func `an SVG's size is its width and height`() throws {
        #expect(try size("<svg width='24' height=\"12.5px\" viewBox='0 0 1 1'/>") == ImageAsset.Size(width: 24, height: 12.5))
        #expect(try size("<svg width='72pt' height='1in'></svg>") == ImageAsset.Size(width: 96, height: 96))
    }

    @Test func `an SVG without width and height has the size of its view box`() throws {
        #expect(try size("<svg xmlns='x' viewBox='0,0 24, 12'>") == ImageAsset.Size(width: 24, height: 12))
        #expect(try size("<svg width='100%' height='100%' viewBox='0 0 24 12'>") == ImageAsset.Size(width: 24, height: 12))
        #expect(try size("<svg width='48' viewBox='0 0 24 12'>") == ImageAsset.Size(width: 48, height: 24))
        #expect(try size("<svg height='48' viewBox='0 0 24 12'>") == ImageAsset.Size(width: 96, height: 48))
    }

    @Test func `an SVG's root may follow comments and declarations`() throws {
        let text = """
            \u{FEFF}<?xml version="1.0"?>\r
            <!-- <svg width="1" height="1"> -->
            <!DOCTYPE svg PUBLIC "x" "y" [ <!ENTITY a "b"> ]>
            <s:svg
              data-a='>' width="3"
              height = "4" >
            """
        #expect(try size(text) == ImageAsset.Size(width: 3, height: 4))
    }

    @Test(arguments: [
        (Array("%PDF-1.7".utf8), "PDF images are not supported: export the image as SVG or PNG"),
        (Array("....ftypheic".utf8), "HEIC and AVIF images are not supported: export the image as JPEG, WebP or PNG"),
        (Array("hello".utf8), "the file is not a PNG, JPEG, GIF, WebP or SVG"),
        ([], "the file is not a PNG, JPEG, GIF, WebP or SVG"),
        (Array("<svg>".utf8), "the SVG has no size: give its root element a viewBox, or a width and a height"),
        (
            Array("<svg width='0' height='-1' viewBox='0 0 0 0'>".utf8),
            "the SVG has no size: give its root element a viewBox, or a width and a height"
        ),
        (Array(Picture.png(width: 1, height: 1).prefix(20)), "the PNG is truncated or damaged: its size cannot be read"),
        (Picture.png(width: 0, height: 1), "the PNG is truncated or damaged: its size cannot be read"),
        (Array(Picture.jpeg(width: 1, height: 1).prefix(200)), "the JPEG is truncated or damaged: its size cannot be read"),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0], "the JPEG is truncated or damaged: its size cannot be read"),
    ])
    func `an unsupported file is refused with a reason`(bytes: [UInt8], message: String) {
        #expect(complaint(bytes) == message)
    }

    @Test func `a file truncated anywhere does not crash`() {
        for whole in [
            Picture.jpeg(width: 9, height: 9, orientation: 6), Picture.png(width: 9, height: 9), Picture.gif(width: 9, height: 9),
            Picture.webp("VP8L", [0x2F, 1, 1, 1, 1]), Array("<?x?><!-- --><svg a='b' width='1' height='2' viewBox='0 0 1 1'>".utf8),
        ] {
            for length in 0..<whole.count { _ = try? ImageFile(Data(whole.prefix(length))) }
        }
    }
}
