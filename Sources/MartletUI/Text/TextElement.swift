import Foundation
@_spi(Nodes) import MartletCore
import MartletElements
import MartletGraph

extension Text: ElementView {
    public typealias Body = Never

    public static var _kind: Kind { .text }

    public static func _makeNode(_ view: Text, at place: Place) -> ViewNode<Text> { TextNode(view, at: place) }
}

/// The node of a text. A text of a single style is one element; otherwise each run has a child element.
@MainActor
private final class TextNode: ElementNode<Text> {
    /// Waits for the next second if the text shows a relative date.
    private var tick: Task<Void, Never>?

    override func lowerView(to writer: inout ElementWriter) {
        var parts = view.runs(in: writer.environment)
        var style = view.style
        if let only = parts.first, parts.count == 1, only.link == nil, case .string(let string) = only.content {
            style = only.style.inside(style)
            writer.text = string
            parts = []
        } else if parts.isEmpty {
            writer.text = ""
        }
        style.scale = style.scale ?? writer.environment.textScale
        for modifier in style.modifiers(in: writer.environment) { writer.add(modifier) }
        if style.foreground == nil, let gradient = writer.environment.foregroundGradient { writer.add(Foreground(gradient)) }
        writer.writeLines()
        var environment = writer.environment
        if let font = style.font { environment.font = font }
        show(parts, in: environment)
        if tick == nil, view.isLive(at: Date()) { wait(for: writer.environment.clock) }
    }

    private func wait(for clock: any Clock<Duration>) {
        tick = Task { [weak self] in
            try? await clock.sleep(for: .seconds(1), tolerance: nil)
            guard let self, isMounted, !Task.isCancelled else { return }
            tick = nil
            invalidate()
        }
    }

    override func willUnmount() {
        tick?.cancel()
        super.willUnmount()
    }

    private func show(_ parts: [TextRun], in environment: EnvironmentValues) {
        guard !parts.isEmpty || contentNode != nil else { return }
        let runs = contentNode.map { unsafeDowncast($0, to: TextRunsNode.self) } ?? TextRunsNode(at: placeInside)
        contentNode = runs
        runs.update(parts, in: environment)
        childrenNeedUpdate(ofLayer: 0)
    }

    /// Does nothing: `lowerView(to:)` updates the runs.
    override func updateContent(_ content: EmptyView) {}
}

/// The elements of a text's runs.
@MainActor
private final class TextRunsNode: AnyViewNode {
    private var shown: [Element] = []

    func update(_ runs: [TextRun], in environment: EnvironmentValues) {
        let old = shown
        shown = runs.enumerated().map { index, run in
            let reused = shown.indices.contains(index) && shown[index].kind == run.kind ? shown[index] : nil
            let element = reused ?? tree.create(run.kind)
            var writer = ElementWriter(environment)
            run.lower(to: &writer)
            tree.setText(writer.text, of: element)
            tree.setAttributes(writer.attributes, of: element)
            tree.setModifiers(writer.modifiers, of: element)
            return element
        }
        for element in old where !shown.contains(where: { $0 === element }) { tree.discard(element) }
    }

    override func collectElements(into elements: inout [Element]) { elements += shown }

    override func didUnmount() {
        super.didUnmount()
        for element in shown { tree.discard(element) }
    }
}

extension TextRun {
    @MainActor
    fileprivate var kind: Kind {
        switch content {
        case .string: .text
        case .inline(let content): content.view.kind
        }
    }

    @MainActor
    fileprivate func lower(to writer: inout ElementWriter) {
        switch content {
        case .string(let string): writer.text = string
        case .inline(let content): content.view._lower(to: &writer)
        }
        if let link { writer[.href] = .string(link) }
        for modifier in style.modifiers(in: writer.environment) { writer.add(modifier) }
    }
}

extension InlineView {
    @MainActor
    fileprivate var kind: Kind { Self._kind }
}
