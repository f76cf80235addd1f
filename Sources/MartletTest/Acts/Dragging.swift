import Foundation
import MartletElements

extension TestHost {
    /// Drags an element to another one, and drops it there.
    ///
    /// - Parameter point: Where it is dropped, in points of the destination. What is dropped on a row of a `ForEach` goes before the row.
    public func drag(
        _ source: some Target, to destination: some Target, at point: CGPoint = .zero, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard isInMemory(for: "drag", at: site) else { return }
        let dragged = responder(to: "drag", on: source, at: site) { element in element.nearest { $0.actions.contains(.dragStart) } }
        let over = responder(to: "drop on", on: destination, at: site) { element in element.nearest { $0.actions.contains(.drop) } }
        guard let dragged, let over else { return }
        let taken = over.names(.dropTypes)
        guard dragged.names(.dragTypes).contains(where: taken.contains) else {
            report("\(outline.line(over)) does not take what \(outline.line(dragged)) offers.", at: site)
            return
        }
        deliver(.dragStart, to: dragged, for: "drag", at: site)
        for phase in [0, 2] where session.tree[over.id] === over {
            deliver(.drop, [.int(phase), .double(point.x), .double(point.y), 0.0, true], to: over, for: "drop on", at: site)
        }
        if session.tree[dragged.id] != nil { deliver(.dragEnd, to: dragged, for: "end dragging", at: site) }
    }
}

extension Element {
    fileprivate func names(_ attribute: Attribute) -> [String] { self[attribute]?.listValue?.compactMap(\.stringValue) ?? [] }
}
