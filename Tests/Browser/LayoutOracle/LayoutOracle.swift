import Foundation
import MartletCore
import MartletDOM
import MartletElements
import MartletLayout
import MartletTest
import MartletUI

/// Prints random layouts as JSON: the HTML that a page shows for each, and the frames that the layout engine gives its colours.
///
///     LayoutOracle FIRST COUNT FEATURES SIZES
///     LayoutOracle 1 200 spacers,frames 320x480,700x500
@main @MainActor
struct LayoutOracle {
    private struct Answer: Encodable {
        var style: String
        var cases: [Case]
    }

    private struct Case: Encodable {
        var seed: UInt64
        var sketch: String
        var html: String
        /// Why the page need not agree, by size.
        var leftOut: [String: String]
        /// The frames by size, direction and element: `frames["320x480"]["ltr"]["7"]`.
        var frames: [String: [String: [String: [Double]]]]
    }

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 4, let first = UInt64(arguments[1]), let count = UInt64(arguments[2]) else {
            FileHandle.standardError.write(Data("usage: LayoutOracle FIRST COUNT FEATURES SIZES\n".utf8))
            exit(64)
        }
        let wanted = arguments[3].split(separator: ",")
        let features = Features.names.reduce(into: Features()) { if wanted.contains(Substring($1.0)) { $0.formUnion($1.1) } }
        let sizes = arguments[4].split(separator: ",").map(String.init)
        let lowering = DOMLowering(symbol: { _ in "" })
        let cases = (first..<first + count).map { makeCase($0, features, sizes, lowering) }
        let style = String(decoding: Family.standard.style?.bytes ?? [], as: UTF8.self)
        FileHandle.standardOutput.write(try JSONEncoder().encode(Answer(style: style, cases: cases)))
    }

    private static func makeCase(_ seed: UInt64, _ features: Features, _ sizes: [String], _ lowering: DOMLowering) -> Case {
        var generator = Generator(seed: seed, features: features)
        let sketch = generator.sketch()
        let host = mount { sketch.view }
        defer { host.close() }
        let tree = host.session.tree
        let html = lowering.content(of: tree)
        var colors: Set<Int> = []
        tree.root.forEachDescendant { if $0.kind == .color { colors.insert($0.id.rawValue) } }
        var frames: [String: [String: [String: [Double]]]] = [:]
        var leftOut: [String: String] = [:]
        for size in sizes {
            let sides = size.split(separator: "x").compactMap { Double($0) }
            leftOut[size] = LeftOut.reason(for: tree.root, in: Size(sides[0], sides[1]))?.rawValue
            for (direction, isMirrored) in [("ltr", false), ("rtl", true)] {
                let found = ElementLayout().frames(of: tree.root, in: Size(sides[0], sides[1]), isRightToLeft: isMirrored)
                frames[size, default: [:]][direction] = Dictionary(
                    uniqueKeysWithValues: found.filter { colors.contains($0.key.rawValue) }.map { id, rect in
                        (String(id.rawValue), [rect.x, rect.y, rect.width, rect.height])
                    })
            }
        }
        return Case(seed: seed, sketch: String(describing: sketch), html: html, leftOut: leftOut, frames: frames)
    }
}
