import MartletRaster
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Drawing into images")
struct ImageDrawingTests {
    private let size = CGSize(width: 20, height: 10)

    /// Draws an image of 20 by 10 points with a pixel for each.
    private func drawn(opaque: Bool = false, _ actions: (CGContext) -> Void) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = opaque
        return try #require(UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) }.cgImage?.bitmap)
    }

    // Shows: UIGraphicsImageRenderer
    @Test func `A renderer makes an image in pixels of the screen`() throws {
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(image.size == size)
        #expect(image.scale == UIScreen.main.scale)
        let bitmap = try #require(image.cgImage?.bitmap)
        #expect(CGFloat(bitmap.width) == 20 * image.scale)
        #expect(bitmap[2, 2] == [255, 0, 0, 255])
        #expect(bitmap[bitmap.width - 1, 2] == [0, 0, 0, 0])
        let data = UIGraphicsImageRenderer(size: size).pngData { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        #expect(UIImage(data: data) != nil)
        #expect(UIGraphicsImageRenderer(size: size).jpegData(withCompressionQuality: 0.5) { _ in }.starts(with: [0xFF, 0xD8]))
    }

    @Test func `An opaque image is black where nothing is drawn`() throws {
        #expect(try drawn(opaque: true) { _ in }[5, 5] == [0, 0, 0, 255])
    }

    // Shows: UIBezierPath
    @Test func `A path is filled, stroked and clips`() throws {
        let bitmap = try drawn { context in
            UIColor.blue.set()
            UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).fill()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 10, y: 5))
            line.addLine(to: CGPoint(x: 18, y: 5))
            line.lineWidth = 2
            line.stroke()
            UIBezierPath(rect: CGRect(x: 0, y: 8, width: 1, height: 2)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(bitmap[3, 3] == [0, 0, 255, 255])
        #expect(bitmap[7, 3] == [0, 0, 0, 0])
        #expect(bitmap[12, 5] == [0, 0, 255, 255])
        #expect(bitmap[12, 7] == [0, 0, 0, 0])
        #expect(bitmap[0, 9] == [0, 0, 255, 255])
        #expect(bitmap[1, 9] == [0, 0, 0, 0])
    }

    @Test func `Transforms, opacity and the saved state are those of the context`() throws {
        let bitmap = try drawn { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.saveGState()
            context.translateBy(x: 10, y: 5)
            context.rotate(by: .pi)
            context.setFillColor(gray: 0, alpha: 1)
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bitmap[8, 3] == [0, 0, 0, 128])
        #expect(bitmap[10, 5] == [0, 0, 0, 0])
        #expect(bitmap[0, 0] == [255, 0, 0, 255])
    }

    @Test func `An image is drawn upright by UIKit, and by Core Graphics with its first row where y is largest`() throws {
        var stripes = try #require(Bitmap(width: 1, height: 2))
        stripes.change { for (index, byte) in [0, 0, 255, 255, 255, 0, 0, 255].enumerated() { $0[index] = UInt8(byte) } }
        let image = UIImage(cgImage: CGImage(stripes))
        let bitmap = try drawn { context in
            image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 10))
            context.draw(image.cgImage!, in: CGRect(x: 10, y: 0, width: 2, height: 10))
        }
        #expect(bitmap[0, 0] == [255, 0, 0, 255])
        #expect(bitmap[0, 9] == [0, 0, 255, 255])
        #expect(bitmap[10, 0] == [0, 0, 255, 255])
        #expect(bitmap[10, 9] == [255, 0, 0, 255])
    }

    @Test func `A context of one's own has its origin at the bottom`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let bitmap = try #require(context.makeImage()?.bitmap)
        #expect(bitmap[0, 3] == [255, 0, 0, 255])
        #expect(bitmap[0, 0] == [0, 0, 0, 0])
        #expect(context.ctm == .identity)
    }

    @Test func `A gradient ends where it ends, unless it goes on`() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
        let bitmap = try drawn { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        }
        #expect(bitmap[2, 5] == [0, 0, 0, 0])
        #expect(bitmap[5, 5][0] > 230)
        #expect(bitmap[19, 5] == [0, 0, 255, 255])
        let round = try drawn { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 5, y: 5), startRadius: 0, endCenter: CGPoint(x: 5, y: 5), endRadius: 5, options: [])
        }
        #expect(round[5, 5][0] > 200)
        #expect(round[15, 5] == [0, 0, 0, 0])
    }

    @Test func `A shadow lies below what is drawn`() throws {
        let bitmap = try drawn { context in
            context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: UIColor.black.cgColor)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(bitmap[2, 2] == [255, 0, 0, 255])
        #expect(bitmap[7, 2] == [0, 0, 0, 255])
        #expect(bitmap[12, 2] == [0, 0, 0, 0])
    }

    @Test func `An image masks what is drawn until the state is restored`() throws {
        let mask = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                UIColor.black.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            }.cgImage)
        let bitmap = try drawn { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: mask)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.restoreGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 18, y: 0, width: 2, height: 10))
        }
        // Core Graphics has the first row of the mask at the bottom here.
        #expect(bitmap[5, 8] == [255, 0, 0, 255])
        #expect(bitmap[5, 2] == [0, 0, 0, 0])
        #expect(bitmap[19, 2] == [0, 0, 255, 255])
    }

    @Test func `A template takes a colour`() throws {
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        let bitmap = try #require(image.withTintColor(.red).cgImage?.bitmap)
        #expect(bitmap[1, 1] == [255, 0, 0, 255])
        #expect(bitmap[bitmap.width - 1, 1] == [0, 0, 0, 0])
    }

    @Test func `A symbol is drawn in the current colour`() throws {
        let bitmap = try drawn { _ in
            UIColor.red.set()
            UIImage(systemName: "square.fill")?.draw(in: CGRect(x: 5, y: 0, width: 10, height: 10))
        }
        #expect(bitmap[10, 5] == [255, 0, 0, 255])
        #expect(bitmap[2, 5] == [0, 0, 0, 0])
    }

    @Test func `The older functions draw into the innermost image`() throws {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
        UIGraphicsEndImageContext()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(try #require(image?.cgImage?.bitmap)[0, 0] == [255, 0, 0, 255])
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `A text is as long as it is drawn`() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.red]
        let measured = "ill".size(withAttributes: attributes)
        #expect(measured.width > 2 && measured.width < 12)
        #expect(measured.height > 7 && measured.height < 14)
        let large = "ill".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 80)])
        #expect(large.width > 9 * measured.width)
        let bitmap = try drawn { _ in "lll".draw(at: .zero, withAttributes: attributes) }
        let columns = (0..<20).filter { x in (0..<10).contains { bitmap[x, $0][3] > 60 } }
        #expect(columns.isEmpty == false)
        #expect(CGFloat(columns.max() ?? 0) <= measured.width + 1)
        #expect((0..<10).contains { bitmap[columns[0], $0][0] > 60 && bitmap[columns[0], $0][2] == 0 })
        let lines = NSAttributedString(string: "one two three", attributes: attributes)
        let tall = lines.boundingRect(with: CGSize(width: 20, height: 100), options: .usesLineFragmentOrigin, context: nil)
        #expect(tall.height > 2 * measured.height)
    }

    @Test func `An image too large to draw is empty, and takes its room`() {
        let size = CGSize(width: 100_000, height: 100_000)
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        #expect(image.size == size)
    }

    @Test func `A PDF file has pages`() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            for number in 1...2 {
                context.beginPage()
                "Page \(number)".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
                UIColor.red.setFill()
                context.fill(CGRect(x: 10, y: 50, width: 20, height: 20))
            }
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("/MediaBox [ 0 0 200 100 ]"))
    }

    @Test func `A view is drawn into a PDF file`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        ImageRenderer(content: Text("Receipt").padding()).render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let context = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
            context.closePDF()
        }
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/Count 1"))
    }
}
