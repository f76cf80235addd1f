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
///
/// Or the screens, and the frames that the layout of a window gives all their elements:
///
///     LayoutOracle screens 390x844
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
        if arguments.first == "screens", let size = arguments.dropFirst().first { return try printScreens(size) }
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

    private struct Screen: Encodable {
        var name: String
        var html: String
        /// The frames of each element: its own, and those with more and more of its modifiers. A node of the page can have any of them.
        var frames: [String: [[Double]]]
        /// The kind and the text of each element.
        var elements: [String: String]
    }

    private struct Windows: Encodable {
        var style: String
        var symbols: String
        var screens: [Screen]
    }

    private static func printScreens(_ text: String) throws {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        let lowering = DOMLowering(symbol: SymbolLibrary.reference(named:))
        let screens = Screens.all.map { name, view in
            let host = mount(traits: ClientTraits(width: sides[0], height: sides[1])) { view }
            defer { host.close() }
            let root = host.session.tree.root
            let html = lowering.content(of: host.session.tree)
            let layout = WindowLayout(
                of: root, in: Size(sides[0], sides[1]), pictures: ElementLayout.Pictures(symbolRatio: SymbolLibrary.ratio(of:)))
            var screen = Screen(name: name, html: html, frames: [:], elements: [:])
            root.forEachDescendant { element in
                let frames = layout.frames(around: element)
                if frames.isEmpty { return }
                screen.frames[String(element.id.rawValue)] = frames.map { [$0.x, $0.y, $0.width, $0.height] }
                screen.elements[String(element.id.rawValue)] = "\(element.kind) \(element.text ?? "")"
            }
            return screen
        }
        let style = String(decoding: Family.standard.style?.bytes ?? [], as: UTF8.self)
        let answer = Windows(style: style, symbols: SymbolLibrary.sprite, screens: screens)
        FileHandle.standardOutput.write(try JSONEncoder().encode(answer))
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
