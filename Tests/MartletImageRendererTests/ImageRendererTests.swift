import MartletRaster
import SwiftUI
import Testing
import UIKit

/// Draws a view with a pixel for each point.
@MainActor
func drawn(width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder _ content: () -> some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try #require(renderer.cgImage?.bitmap)
}

extension Bitmap {
    var size: [Int] { [width, height] }
    /// The columns in which something is drawn.
    var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { self[x, $0][3] > 60 } } }
    /// The rows in which something is drawn.
    var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { self[$0, y][3] > 60 } } }
}

private let red: [UInt8] = [255, 0, 0, 255]
private let blue: [UInt8] = [0, 0, 255, 255]
private let nothing: [UInt8] = [0, 0, 0, 0]

@MainActor
@Suite("Views as images")
struct ImageRendererTests {
    private let redColor = Color(red: 1, green: 0, blue: 0)
    private let blueColor = Color(red: 0, green: 0, blue: 1)

    // Shows: ImageRenderer
    @Test func `A view is drawn in its ideal size, or in the proposed one`() throws {
        let renderer = ImageRenderer(content: redColor.frame(maxWidth: 50, maxHeight: 20))
        renderer.scale = 2
        #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
        renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 40, height: 20))
        #expect(image.scale == 2)
        let bitmap = try #require(image.cgImage?.bitmap)
        #expect(bitmap.size == [80, 40])
        #expect(bitmap[79, 39] == red)
    }

    @Test func `Stacks, padding and backgrounds are where the layout has them`() throws {
        let bitmap = try drawn {
            HStack(spacing: 4) {
                redColor.frame(width: 6, height: 6)
                blueColor.frame(width: 6, height: 10)
            }
            .padding(2)
            .background(Color(red: 0, green: 1, blue: 0))
        }
        #expect(bitmap.size == [20, 14])
        #expect(bitmap[0, 0] == [0, 255, 0, 255])
        #expect(bitmap[3, 7] == red)
        #expect(bitmap[3, 3] == [0, 255, 0, 255])
        #expect(bitmap[9, 7] == [0, 255, 0, 255])
        #expect(bitmap[13, 3] == blue)
    }

    @Test func `Overlays, offsets and the order in depth`() throws {
        let bitmap = try drawn {
            ZStack {
                redColor.frame(width: 10, height: 10).zIndex(1)
                blueColor.frame(width: 20, height: 20)
            }
            .overlay(alignment: .bottomTrailing) { redColor.frame(width: 2, height: 2) }
            .overlay(alignment: .topLeading) { Color.white.frame(width: 2, height: 2).offset(x: 3, y: 1) }
        }
        #expect(bitmap[10, 10] == red)
        #expect(bitmap[19, 19] == red)
        #expect(bitmap[17, 17] == blue)
        #expect(bitmap[0, 0] == blue)
        #expect(bitmap[4, 2] == [255, 255, 255, 255])
    }

    @Test func `Shapes are filled, stroked, trimmed and clip`() throws {
        let circle = try drawn { Circle().fill(redColor).frame(width: 20, height: 20) }
        #expect(circle[10, 10] == red)
        #expect(circle[1, 1] == nothing)
        let ring = try drawn { Circle().strokeBorder(blueColor, lineWidth: 4).frame(width: 20, height: 20) }
        #expect(ring[10, 10] == nothing)
        #expect(ring[2, 10] == blue)
        let half = try drawn { Circle().trim(from: 0, to: 0.5).stroke(redColor, lineWidth: 2).frame(width: 20, height: 20).padding(2) }
        #expect(half.inkedRows.min() ?? 0 >= 11)
        let clipped = try drawn { redColor.frame(width: 20, height: 20).clipShape(.rect(cornerRadius: 8)).padding(1) }
        #expect(clipped[1, 1] == nothing)
        #expect(clipped[11, 1] == red)
    }

    @Test func `Gradients go in lines, in circles and around`() throws {
        let colors = [redColor, blueColor]
        let linear = try drawn { LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: 20, height: 4) }
        #expect(linear[0, 0][0] > 240 && linear[19, 0][2] > 240)
        let radial = try drawn {
            RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 10).frame(width: 20, height: 20)
        }
        #expect(radial[10, 10][0] > 220 && radial[0, 10][2] > 220)
        let angular = try drawn { Circle().fill(AngularGradient(colors: colors, center: .center)).frame(width: 20, height: 20) }
        #expect(angular[17, 11][0] > 220)
        #expect(angular[17, 8][2] > 220)
        #expect(angular[0, 0] == nothing)
    }

    @Test func `What is transparent is so as a whole, and what is hidden keeps its room`() throws {
        let bitmap = try drawn {
            HStack(spacing: 0) {
                ZStack {
                    redColor; redColor
                }.frame(width: 10, height: 10).opacity(0.5)
                blueColor.frame(width: 10, height: 10).hidden()
            }
        }
        #expect(bitmap.size == [20, 10])
        #expect(bitmap[5, 5] == [128, 0, 0, 128])
        #expect(bitmap[15, 5] == nothing)
    }

    @Test func `Views are turned, scaled, blurred and shadowed`() throws {
        let turned = try drawn { redColor.frame(width: 20, height: 4).rotationEffect(.degrees(90)).frame(width: 20, height: 20) }
        #expect(turned[10, 1] == red)
        #expect(turned[1, 10] == nothing)
        let scaled = try drawn { redColor.frame(width: 20, height: 20).scaleEffect(0.5) }
        #expect(scaled[2, 10] == nothing)
        #expect(scaled[6, 10] == red)
        let shadowed = try drawn {
            redColor.frame(width: 4, height: 4).shadow(color: .black, radius: 0, x: 6, y: 0).frame(width: 20, height: 4)
        }
        #expect(shadowed[9, 2] == red)
        #expect(shadowed[15, 2] == [0, 0, 0, 255])
        let blurred = try drawn { redColor.frame(width: 6, height: 6).blur(radius: 3).frame(width: 20, height: 20) }
        #expect((1..<200).contains(blurred[5, 10][3]))
        let gray = try drawn { redColor.grayscale(1).frame(width: 4, height: 4) }
        #expect(gray[1, 1] == [54, 54, 54, 255])
    }

    @Test func `A text has the size of its font, and its colour`() throws {
        let small = try drawn { Text("Hello").font(.system(size: 10)).foregroundStyle(redColor) }
        let large = try drawn { Text("Hello").font(.system(size: 20)).foregroundStyle(redColor) }
        #expect(abs(large.width - 2 * small.width) < 4)
        #expect(small.height == 12 && large.height == 24)
        let columns = large.inkedColumns
        #expect(columns.count > large.width / 2)
        let row = large.inkedRows[large.inkedRows.count / 2]
        let inked = columns.first { large[$0, row][3] == 255 }
        #expect(try large[#require(inked), row] == red)
    }

    @Test func `A text is broken into lines where it is offered less, and cut where it has a limit`() throws {
        let one = try drawn { Text("one two three four") }
        let two = try drawn(width: CGFloat(one.width) * 0.7) { Text("one two three four") }
        #expect(two.height == 2 * one.height)
        #expect(two.width < one.width)
        let cut = try drawn(width: CGFloat(one.width) * 0.7) { Text("one two three four").lineLimit(1) }
        #expect(cut.height == one.height)
        #expect(cut.width <= two.width + 40)
        let bold = try drawn { Text("one \(Text("two").bold()) three four") }
        #expect(bold.width > one.width)
    }

    @Test func `Fonts and colours are inherited, and the innermost wins`() throws {
        let bitmap = try drawn {
            VStack(alignment: .leading, spacing: 0) {
                Text("l").foregroundStyle(blueColor)
                Text("l")
            }
            .font(.system(size: 40)).foregroundStyle(redColor)
        }
        let column = bitmap.inkedColumns[bitmap.inkedColumns.count / 2]
        #expect(bitmap.height == 96)
        #expect((0..<48).contains { bitmap[column, $0] == blue })
        #expect((48..<96).contains { bitmap[column, $0] == red })
    }

    @Test func `Images and symbols are drawn`() throws {
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let natural = try drawn { Image(uiImage: pixels) }
        #expect(natural.size == [8, 4])
        #expect(natural[1, 1] == red && natural[6, 1] == nothing)
        let fitted = try drawn(width: 40, height: 40) { Image(uiImage: pixels).resizable().scaledToFit() }
        #expect(fitted.size == [40, 20])
        #expect(fitted[10, 10] == red)
        let template = try drawn { Image(uiImage: pixels).renderingMode(.template).foregroundStyle(blueColor) }
        #expect(template[1, 1] == blue && template[6, 1] == nothing)
        let symbol = try drawn { Image(systemName: "square.fill").font(.system(size: 40)).foregroundStyle(redColor) }
        #expect(symbol[symbol.width / 2, symbol.height / 2] == red)
        #expect(symbol[0, 0] == nothing)
    }

    @Test func `A mask shows what is behind its opaque parts`() throws {
        let bitmap = try drawn {
            redColor.frame(width: 20, height: 10).mask { Color.black.frame(width: 10, height: 10) }
        }
        #expect(bitmap[10, 5] == red)
        #expect(bitmap[2, 5] == nothing)
    }

    @Test func `A geometry reader knows the size that it has in the image`() throws {
        let bitmap = try drawn(width: 40, height: 10) {
            GeometryReader { proxy in redColor.frame(width: proxy.size.width / 2) }
        }
        #expect(bitmap.size == [40, 10])
        #expect(bitmap[19, 5] == red)
        #expect(bitmap[21, 5] == nothing)
    }

    @Test func `A label, a button and a divider`() throws {
        let bitmap = try drawn(width: 200) {
            VStack {
                Label("Title", systemImage: "square.fill").foregroundStyle(redColor)
                Divider()
            }
        }
        #expect(bitmap.width == 200)
        #expect(bitmap.inkedColumns.count == 200 || bitmap[0, bitmap.height - 1][3] > 0)
        #expect(bitmap.inkedRows.isEmpty == false)
    }

    @Test func `A lazy grid fills its columns, line by line`() throws {
        let columns = [GridItem(.fixed(10), spacing: 4), GridItem(.flexible(), spacing: 4), GridItem(.flexible())]
        let bitmap = try drawn(width: 58) {
            LazyVGrid(columns: columns, spacing: 2) {
                ForEach(0..<4) { index in (index == 3 ? blueColor : redColor).frame(height: 10) }
            }
        }
        #expect(bitmap.size == [58, 22])
        #expect(bitmap[9, 5] == red && bitmap[11, 5] == nothing && bitmap[14, 5] == red)
        #expect(bitmap[33, 5] == red && bitmap[35, 5] == nothing && bitmap[57, 5] == red)
        #expect(bitmap[5, 11] == nothing && bitmap[5, 12] == blue && bitmap[20, 15] == nothing)
        let many = try drawn(width: 100) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 5)], spacing: 0) {
                ForEach(0..<8) { _ in redColor.frame(height: 10) }
            }
        }
        #expect(many.size == [100, 20])
    }

    @Test func `The rows of a grid share their columns`() throws {
        let bitmap = try drawn {
            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    redColor.frame(width: 10, height: 10)
                    blueColor.frame(width: 20, height: 4)
                }
                GridRow {
                    redColor.frame(width: 30, height: 10)
                    blueColor.frame(width: 10, height: 10)
                }
                redColor.frame(width: 6, height: 6)
            }
        }
        #expect(bitmap.size == [54, 30])
        #expect(bitmap[9, 5] == red && bitmap[11, 5] == nothing)
        #expect(bitmap[34, 5] == blue && bitmap[34, 1] == nothing)
        #expect(bitmap[34, 15] == blue && bitmap[45, 15] == nothing)
        #expect(bitmap[5, 29] == red && bitmap[7, 29] == nothing)
    }

    @Test func `A column of a grid has an alignment of its own`() throws {
        let bitmap = try drawn {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    redColor.frame(width: 4, height: 4)
                    redColor.frame(width: 4, height: 4).gridColumnAlignment(.trailing)
                }
                GridRow {
                    blueColor.frame(width: 10, height: 4)
                    blueColor.frame(width: 10, height: 4)
                }
            }
        }
        #expect(bitmap.inkedColumns.count == 20)
        #expect(bitmap[1, 1] == red && bitmap[18, 1] == red && bitmap[11, 1] == nothing)
    }

    @Test func `A button has the tint, unless its colour is set`() throws {
        let tinted = try drawn { Button("lll") {}.tint(blueColor).font(.system(size: 40)) }
        #expect(tinted.inkedColumns.contains { tinted[$0, tinted.height / 2] == blue })
        let colored = try drawn { Button("lll") {}.foregroundStyle(redColor).font(.system(size: 40)) }
        #expect(colored.inkedColumns.contains { colored[$0, colored.height / 2] == red })
    }

    @Test func `A closure draws the view into a context of its own`() throws {
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                redColor; blueColor
            }.frame(width: 4, height: 4))
        var bitmap: Bitmap?
        renderer.render { size, draw in
            #expect(size == CGSize(width: 4, height: 4))
            let context = CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context.map(draw)
            bitmap = context?.makeImage()?.bitmap
        }
        #expect(try #require(bitmap)[1, 0] == red)
        #expect(try #require(bitmap)[1, 3] == blue)
    }

    @Test func `A view without size is no image`() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 100_000, height: 100_000)).cgImage == nil)
    }

    @Test func `The view changes between two images`() throws {
        let renderer = ImageRenderer(content: redColor)
        #expect(try #require(renderer.cgImage?.bitmap)[0, 0] == red)
        renderer.content = blueColor
        #expect(try #require(renderer.cgImage?.bitmap)[0, 0] == blue)
        renderer.isOpaque = true
        #expect(try #require(renderer.cgImage?.bitmap)[0, 0] == blue)
    }
}
