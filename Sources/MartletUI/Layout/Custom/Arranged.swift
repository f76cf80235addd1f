import Foundation
@_spi(Nodes) import MartletCore
import MartletElements

/// Views in a layout.
struct Arranged<Content: View>: View {
    let layout: AnyLayout
    /// Whether a layout of the app can arrange the views, now or later.
    let canChange: Bool
    nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    @UnobservedStateObject private var arranger = Arranger()

    nonisolated init(layout: AnyLayout, canChange: Bool, content: Content) {
        self.layout = layout
        self.canChange = canChange
        self.content = content
    }

    var body: some View {
        ArrangedStack(layout: layout, canChange: canChange, arranger: arranger, _content: content.modifier(Arrangeable(arranger: arranger)))
    }
}

/// Gives each view its place.
private struct Arrangeable: ElementModifier {
    let arranger: Arranger

    func _apply(to element: inout ElementWriter) { arranger.place(&element) }
}

private struct ArrangedStack<Content: View>: ElementView {
    typealias Body = Never
    let layout: AnyLayout
    let canChange: Bool
    let arranger: Arranger
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .stack }
    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { ArrangedNode(view, at: place) }

    func _lower(to element: inout ElementWriter) {
        let arrangement = layout._arrangement
        if let container = element.node {
            let surroundings = Arranger.Surroundings(window: element.environment.windowSize, direction: element.environment.layoutDirection)
            arranger.update(arrangement == nil ? layout : nil, of: container, in: surroundings)
        }
        if canChange { element[.hasOwnLayout] = true }
        if let arrangement { return arrangement.write(to: &element) }
        element[.axis] = "own"
        if let decision = arranger.read() {
            if decision.fillsWidth { element[.fillsWidth] = true } else { element[.width] = .double(decision.size.width) }
            if decision.fillsHeight { element[.fillsHeight] = true } else { element[.height] = .double(decision.size.height) }
            if decision.isMeasured { element[.isMeasured] = true }
            element[.proposals] = .list(decision.question.map { .double($0) })
        }
        element.on(.arrange) { [arranger] in arranger.report($0) }
    }
}

/// The node of the container. It runs the layout when views come, go or move.
@MainActor
private final class ArrangedNode<Content: View>: ElementNode<ArrangedStack<Content>> {
    override func childrenDidChange(_ children: [Element]) { view.arranger.schedule() }
}
