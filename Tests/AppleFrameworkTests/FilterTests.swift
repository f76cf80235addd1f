import CoreImage
import MartletGraphics
import MartletRaster
import SwiftUI
import Testing
import UIKit

@Suite("Filters of pictures")
struct FilterTests {
    private let picture: CIImage

    /// 40 by 20 pixels, red on the left and blue on the right.
    init() throws {
        let painter = try #require(Painter(width: 40, height: 20))
        for (x, color) in [(0, UIColor.red), (20, .blue)] {
            painter.setColor(color.cgColor.value)
            painter.setPath(CGRect(x: x, y: 0, width: 20, height: 20))
            painter.fill()
        }
        picture = CIImage(cgImage: CGImage(painter.bitmap()))
    }

    private func drawn(_ image: CIImage?) throws -> Bitmap {
        let image = try #require(image)
        return try #require(CIContext().createCGImage(image, from: image.extent)?.bitmap)
    }

    private func drawn(_ name: String, _ values: [String: Any] = [:]) throws -> Bitmap {
        let filter = try #require(CIFilter(name: name, parameters: values))
        filter.setValue(picture, forKey: kCIInputImageKey)
        return try drawn(filter.outputImage)
    }

    // Shows: import CoreImage
    @Test func `A filter changes a picture by its values`() throws {
        let filter = CIFilter.sepiaTone()
        #expect(filter.outputImage == nil)
        filter.inputImage = picture
        filter.intensity = 1
        #expect(try drawn(filter.outputImage)[2, 2] == [100, 89, 69, 255])
        filter.intensity = 0
        #expect(try drawn(filter.outputImage)[2, 2] == [255, 0, 0, 255])
    }

    @Test func `A filter is set by keys, and knows those that it has`() throws {
        let filter: CIFilter = CIFilter.gaussianBlur()
        #expect(filter.inputKeys == ["inputImage", "inputRadius"])
        #expect(filter.name == "CIGaussianBlur")
        filter.setValue(picture, forKey: kCIInputImageKey)
        filter.setValue(4.0, forKey: kCIInputRadiusKey)
        let middle = try drawn(filter.outputImage)[20, 10]
        #expect((90..<165).contains(middle[0]) && (90..<165).contains(middle[2]))
        filter.setDefaults()
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    }

    @Test func `Colours are mapped`() throws {
        #expect(try drawn("CIColorInvert")[2, 2] == [0, 255, 255, 255])
        #expect(try drawn("CIPhotoEffectMono")[2, 2] == [54, 54, 54, 255])
        #expect(try drawn("CIColorControls", ["inputSaturation": 0.0, "inputBrightness": 0.2])[2, 2] == [105, 105, 105, 255])
        #expect(try drawn("CIHueAdjust", ["inputAngle": 2 * Double.pi / 3])[2, 2] == [0, 255, 0, 255])
        #expect(try drawn("CIExposureAdjust", ["inputEV": -2.2])[2, 2] == [128, 0, 0, 255])
        #expect(try drawn("CIColorMonochrome", ["inputColor": CIColor(red: 1, green: 1, blue: 1)])[30, 2] == [18, 18, 18, 255])
    }

    @Test func `Squares have their mean colour`() throws {
        let bitmap = try drawn("CIPixellate", ["inputScale": 16.0, "inputCenter": CIVector(x: 0, y: 0)])
        #expect(bitmap[17, 10] == bitmap[30, 10])
        #expect(bitmap[17, 10] == [64, 0, 191, 255])
        #expect(bitmap[2, 10] == [255, 0, 0, 255])
    }

    @Test func `Edges, corners, cells and circles`() throws {
        let edges = try drawn("CIEdges")
        #expect(edges[20, 10][0] > 200 && edges[5, 10][0] == 0)
        let vignette = try drawn("CIVignette", ["inputIntensity": 1.0, "inputRadius": 1.0])
        #expect(vignette[0, 0][0] < 140 && vignette[19, 10][0] > 250)
        let cells = try drawn("CICrystallize", ["inputRadius": 8.0])
        #expect((0..<40).allSatisfy { [[255, 0, 0, 255], [0, 0, 255, 255]].contains(cells[$0, 10]) })
        #expect((0..<20).contains { cells[19, $0] != Array([255, 0, 0, 255]) || cells[21, $0] != Array([0, 0, 255, 255]) })
        let twirl = try drawn(
            "CITwirlDistortion", ["inputCenter": CIVector(x: 20, y: 10), "inputRadius": 10.0, "inputAngle": Double.pi])
        #expect(twirl[18, 10][2] > 200 && twirl[5, 10] == [255, 0, 0, 255])
        let sharp = try drawn("CIUnsharpMask", ["inputRadius": 3.0, "inputIntensity": 1.0])
        #expect(sharp[19, 10] == [255, 0, 0, 255])
    }

    @Test func `Pictures are cropped from the bottom, and made larger`() throws {
        let painter = try #require(Painter(width: 4, height: 4))
        painter.setColor(UIColor.red.cgColor.value)
        painter.setPath(CGRect(x: 0, y: 3, width: 4, height: 1))
        painter.fill()
        let lower = CIImage(cgImage: CGImage(painter.bitmap()))
        let part = lower.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(part.extent.size == CGSize(width: 4, height: 1))
        #expect(try drawn(part)[0, 0] == [255, 0, 0, 255])
        let large = lower.transformed(by: CGAffineTransform(scaleX: 2, y: 3))
        #expect(large.extent.size == CGSize(width: 8, height: 12))
        #expect(try drawn(large)[4, 11][0] > 200)
        #expect(UIImage(ciImage: large).size == CGSize(width: 8, height: 12))
    }

    @Test func `Strange values give some picture`() throws {
        for name in ["CIGaussianBlur", "CIPixellate", "CICrystallize", "CIUnsharpMask", "CIVignette", "CITwirlDistortion", "CIBloom"] {
            for value in [Double.nan, .infinity, -1, 0, 1e300] {
                let values: [String: Any] = [
                    "inputRadius": value, "inputScale": value, "inputIntensity": value, "inputAngle": value,
                    "inputCenter": CIVector(x: value, y: value),
                ]
                #expect(try drawn(name, values).pixels.count == 3200)
            }
        }
    }
}
