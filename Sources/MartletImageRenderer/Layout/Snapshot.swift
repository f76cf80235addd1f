import Foundation
import MartletCore
import MartletElements
import MartletGraphics
import MartletRaster

import struct MartletLayout.ElementLayout
import class MartletLayout.LayoutNode
import struct MartletLayout.ProposedSize
import struct MartletLayout.Rect
import struct MartletLayout.Size
import struct MartletUI.ProposedViewSize

/// A view in a session of its own, which lasts as long as it is drawn.
@MainActor
struct Snapshot {
    private let session: AppSession
    private let pictures = Pictures()

    /// Shows a view, passes it to a closure, and ends its session.
    static func show<Content: View, Result>(_ content: Content, scale: CGFloat, _ body: (Snapshot) -> Result) -> Result {
        var traits = CurrentSession.context?.window ?? ClientTraits()
        traits.colorScheme = .light
        traits.scale = scale
        let session = AppSession(traits: traits, initialRowCount: 1000) { content }
        defer { session.close() }
        return body(Snapshot(session: session))
    }

    /// Lays out the view. What reads its own size is laid out again with it, a few times if that changes others' sizes.
    func layout(for proposal: ProposedViewSize) -> SnapshotLayout {
        var layout = SnapshotLayout(of: session.tree.root, for: proposal, pictures: pictures)
        for _ in 0..<3 {
            guard report(layout) else { break }
            layout = SnapshotLayout(of: session.tree.root, for: proposal, pictures: pictures)
        }
        return layout
    }

    /// Tells geometry readers their sizes, and returns whether there are any.
    private func report(_ layout: SnapshotLayout) -> Bool {
        var hasReported = false
        session.tree.root.forEachDescendant { element in
            guard element.actions.contains(.measure), let frame = layout.frame(of: element) else { return }
            let size = [frame.width, frame.height, frame.minX, frame.minY].map { Value.double($0) }
            hasReported = true
            try? session.send(.element(Event(.measure, on: element.id, value: .list(size))))
        }
        return hasReported
    }
}

/// Where the elements of a view are, and those of their modifiers that have room of their own.
@MainActor
struct SnapshotLayout {
    private let root: Element
    private let frames: [String: Rect]
    private let pictures: Pictures
    let size: CGSize

    init(of root: Element, for proposal: ProposedViewSize, pictures: Pictures) {
        self.root = root
        self.pictures = pictures
        let layout = ElementLayout(scope: .views, namesModifiers: true) { ElementMeasure.size(of: $0, for: $1, pictures: pictures) }
        let node = layout.node(of: root)
        let size = node.size(for: ProposedSize(proposal.width.map { Double($0) }, proposal.height.map { Double($0) }))
        frames = node.frames(in: size)
        self.size = CGSize(width: size.width, height: size.height)
    }

    /// The frame of an element without its modifiers.
    func frame(of element: Element) -> CGRect? { frames[String(element.id.rawValue)].map(CGRect.init) }

    /// The frame of an element with its modifiers up to an index.
    func frame(of element: Element, upTo index: Int) -> CGRect? {
        for index in stride(from: index, through: 0, by: -1) {
            if let frame = frames["\(element.id.rawValue).\(index)"] { return CGRect(frame) }
        }
        return frame(of: element)
    }

    func context(scale: CGFloat, isOpaque: Bool) -> CGContext {
        func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max((length * scale).rounded(.up), 0), 1_000_000)) : 0 }
        let context = CGContext(width: pixels(size.width), height: pixels(size.height), scale: scale, isFlipped: true)
        if isOpaque {
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(origin: .zero, size: size))
        }
        context.painter?.matrix = context.toPixels.parts
        return context
    }

    /// Draws the view in the current coordinates, which are points from its top left corner.
    func draw(with painter: Painter) { ElementPainter(painter, self, pictures).draw(root, Look()) }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
