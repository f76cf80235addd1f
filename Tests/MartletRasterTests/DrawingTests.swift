import Foundation
import MartletElements
import MartletRaster
import Testing

@Suite("Drawing")
struct DrawingTests {
    private static let red = ColorComponents(red: 1, green: 0, blue: 0, opacity: 1)
    private static let blue = ColorComponents(red: 0, green: 0, blue: 1, opacity: 1)

    /// Draws into 16 by 16 pixels.
    private func drawn(_ body: (Painter) -> Void) throws -> Bitmap {
        let painter = try #require(Painter(width: 16, height: 16))
        body(painter)
        return painter.bitmap()
    }

    @Test func `A rectangle fills its pixels`() throws {
        let bitmap = try drawn {
            $0.setColor(Self.red)
            $0.setPath(CGRect(x: 4, y: 4, width: 8, height: 8))
            $0.fill()
        }
        #expect(bitmap[3, 4] == [0, 0, 0, 0])
        #expect(bitmap[4, 4] == [255, 0, 0, 255])
        #expect(bitmap[11, 11] == [255, 0, 0, 255])
        #expect(bitmap[12, 11] == [0, 0, 0, 0])
    }

    @Test func `A gradient goes from one colour to the other`() throws {
        let bitmap = try drawn {
            $0.setLinear([.init(Self.red, at: 0), .init(Self.blue, at: 1)], from: .zero, to: CGPoint(x: 16, y: 0))
            $0.paint()
        }
        #expect(bitmap[0, 0][0] > 240)
        #expect(abs(Int(bitmap[8, 0][0]) - Int(bitmap[8, 0][2])) < 20)
        #expect(bitmap[15, 0][2] > 240)
    }

    @Test func `A clip and a transform are restored`() throws {
        let bitmap = try drawn {
            $0.save()
            $0.translate(8, 8)
            $0.setPath(CGRect(x: 0, y: 0, width: 4, height: 4))
            $0.clip()
            $0.setColor(Self.red)
            $0.paint()
            $0.restore()
            $0.setColor(Self.blue)
            $0.setPath(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.fill()
        }
        #expect(bitmap[8, 8] == [255, 0, 0, 255])
        #expect(bitmap[12, 12] == [0, 0, 0, 0])
        #expect(bitmap[0, 0] == [0, 0, 255, 255])
    }

    @Test func `A layer is transparent as a whole`() throws {
        let bitmap = try drawn {
            let painter = $0
            $0.layer(opacity: 0.5) {
                for _ in 0..<2 {
                    painter.setColor(Self.red)
                    painter.paint()
                }
            }
        }
        #expect(bitmap[3, 3] == [128, 0, 0, 128])
    }

    @Test func `A blur spreads over its neighbours`() throws {
        let bitmap = try drawn {
            $0.setColor(Self.red)
            $0.setPath(CGRect(x: 6, y: 6, width: 4, height: 4))
            $0.fill()
        }
        let blurred = bitmap.blurred(2)
        #expect(blurred[8, 8][3] < 200)
        #expect(blurred[4, 8][3] > 10)
        #expect(blurred[0, 0][3] == 0)
        #expect(bitmap.tinted(Self.blue)[8, 8] == [0, 0, 255, 255])
    }
}
