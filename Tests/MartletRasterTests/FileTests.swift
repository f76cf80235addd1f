import Foundation
import MartletRaster
import Testing

@Suite("Image files")
struct FileTests {
    @Test(arguments: [(Files.png, BitmapFormat.png), (Files.webp, .webp), (Files.gif, .gif)])
    func `A file is decoded to its pixels`(_ file: Data, _ format: BitmapFormat) throws {
        let bitmap = try #require(Bitmap(file, format: format))
        #expect(bitmap.size == [32, 16])
        #expect(bitmap[0, 0] == [255, 0, 0, 255])
        #expect(bitmap[31, 15] == [0, 0, 255, 255])
    }

    @Test func `A photo is turned as its file says`() throws {
        let bitmap = try #require(Bitmap(Files.turned, format: .jpeg))
        #expect(bitmap.size == [16, 32])
        #expect(bitmap[8, 2][0] > 240)
        #expect(bitmap[8, 29][2] > 240)
    }

    @Test func `A smaller picture keeps its proportions`() throws {
        let bitmap = try #require(Bitmap(Files.jpeg, format: .jpeg, longest: 8))
        #expect(bitmap.size == [8, 4])
        #expect(bitmap[0, 0][0] > 240)
        #expect(bitmap[7, 3][2] > 240)
    }

    @Test func `A damaged file is no picture, and ends nothing`() {
        for (file, format) in [(Files.png, BitmapFormat.png), (Files.jpeg, .jpeg), (Files.gif, .gif), (Files.webp, .webp)] {
            #expect(Bitmap(file.prefix(24), format: format) == nil)
            #expect(Bitmap(Data("soup".utf8), format: format) == nil)
            // Bytes that are changed give some picture or none.
            for index in stride(from: 12, to: file.count, by: 7) {
                var damaged = file
                damaged[index] ^= 0x55
                _ = Bitmap(damaged, format: format)
            }
        }
    }

    @Test func `A file that claims to be huge is refused before memory is taken`() {
        var file = Files.png
        // The width and the height of a PNG are in its first chunk, whose check sum is not looked at before them.
        file.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        #expect(Bitmap(file, format: .png) == nil)
        var photo = Files.jpeg
        let frame = photo.range(of: Data([0xFF, 0xC0]))!.lowerBound
        photo.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(Bitmap(photo, format: .jpeg) == nil)
        #expect(Bitmap(width: 30_000, height: 30_000) == nil)
    }

    @Test func `What is written is read again`() throws {
        let bitmap = try #require(Bitmap(Files.png, format: .png))
        #expect(bitmap.isOpaque)
        let png = try #require(bitmap.png())
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(Bitmap(png, format: .png) == bitmap)
        let jpeg = try #require(bitmap.jpeg(quality: 0.8))
        #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(try #require(Bitmap(jpeg, format: .jpeg))[2, 2][0] > 240)
    }

    @Test func `A lower quality is a smaller file`() throws {
        var bitmap = try #require(Bitmap(width: 64, height: 64))
        bitmap.change { bytes in for index in 0..<64 * 64 * 4 { bytes[index] = index % 4 == 3 ? 255 : UInt8(index * 7919 % 251) } }
        let sizes = try [1, 0.5, 0].map { try #require(bitmap.jpeg(quality: $0)).count }
        #expect(sizes[0] > sizes[1])
        #expect(sizes[1] > sizes[2])
    }

    @Test func `What is transparent is white in a JPEG`() throws {
        let bitmap = try #require(Bitmap(width: 16, height: 16))
        let file = try #require(bitmap.jpeg(quality: 1))
        #expect(try #require(Bitmap(file, format: .jpeg))[8, 8] == [255, 255, 255, 255])
    }
}
