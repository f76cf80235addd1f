import Foundation
import MartletBrowser
import MartletElements

extension BrowserHands {
    /// Swipes a row with a finger until its buttons appear.
    ///
    /// - Parameter side: The side on which they are: `leading` or `trailing`.
    func swipe(_ row: Element, side: String, at site: CallSite) {
        perform(at: site) {
            let start = try point(of: [.inside(row.id, ">.row-content"), .core(row.id)], for: "swipe", on: row) { self.isIn(row, $0) }
            let width = try page.evaluate("document.querySelector('#e\(row.id)>.swipe-\(side)')?.offsetWidth ?? 0")
            guard let buttons = width as? Int, buttons > 0 else {
                throw Refusal("Cannot swipe \(host.outline.line(row)): it has no buttons at its \(side) edge.")
            }
            let direction = try page.evaluate("getComputedStyle(document.getElementById('e\(row.id)')).direction") as? String
            let way = (side == "trailing") == (direction != "rtl") ? -1.0 : 1.0
            let steps = stride(from: 0.25, through: 1, by: 0.25).map {
                CGPoint(x: start.x + way * (12 + Double(buttons) * 0.8) * $0, y: start.y)
            }
            try page.touch(from: start, through: steps)
            try page.settle(isStill: true)
        }
    }

    /// Presses the button with which every list deletes a row, after a swipe.
    func pressDelete(of row: Element, at site: CallSite) {
        perform(at: site) {
            let point = try point(of: [.inside(row.id, ">.swipe-trailing button")], for: "delete", on: row) { $0.isInside }
            try page.click(x: point.x, y: point.y)
        }
    }

    /// Presses the mark with which a list in edit mode offers to delete a row.
    func pressMark(of row: Element, at site: CallSite) {
        perform(at: site) {
            let point = try point(of: [.inside(row.id, ">.row-delete")], for: "delete", on: row) { $0.isInside }
            try page.click(x: point.x, y: point.y)
            try page.settle(isStill: true)
        }
    }

    /// Drags a row by its handle to another one, or below the last.
    func move(_ row: Element, before next: Element?, at site: CallSite) {
        perform(at: site) {
            let start = try point(of: [.inside(row.id, ">.row-move")], for: "move", on: row) { $0.isInside }
            guard let frame = try page.frame(of: [.core(row.id)]) else { return }
            let last = row.parent?.children.last { $0.kind == .row && $0.actions.contains(.move) } ?? row
            guard let goal = try page.frame(of: [.core((next ?? last).id)]) else {
                throw Refusal("Cannot move \(host.outline.line(row)): the page does not show where to.")
            }
            // The middle of the dragged row has to pass the middle of the row that it goes before, or of the last one.
            let isDown = goal.midY > frame.midY
            let end = next == nil ? goal.midY + 2 : isDown ? goal.minY - frame.height / 2 + 2 : goal.midY - 2
            let way = end - frame.midY
            try page.dragMouse(
                from: start, through: stride(from: 0.25, through: 1, by: 0.25).map { CGPoint(x: start.x, y: start.y + way * $0) })
        }
    }

    /// Pulls a refreshable view down with a finger.
    func refresh(_ element: Element, at site: CallSite) {
        perform(at: site) {
            try page.evaluate(
                "document.querySelectorAll('#e\(element.id),#e\(element.id) *').forEach((n) => { if (n.scrollTop) n.scrollTop = 0 })")
            guard let frame = try page.frame(of: [.core(element.id)]) else {
                throw Refusal("Cannot refresh \(host.outline.line(element)): the page does not show it.")
            }
            let start = CGPoint(x: frame.midX, y: max(frame.minY, 0) + min(120, frame.height / 3))
            try page.touch(from: start, through: stride(from: 15.0, through: 150, by: 15).map { CGPoint(x: start.x, y: start.y + $0) })
        }
    }

    /// Turns the wheel over a scrolling container until `isFound` returns `true` or the container does not move.
    func scroll(over gap: Element, until isFound: () -> Bool, at site: CallSite) {
        let mover = """
            (() => { let at = document.getElementById('e\(gap.id)');
              for (at = at?.parentElement; at && !/auto|scroll/.test(getComputedStyle(at).overflowY); at = at.parentElement);
              at ??= document.scrollingElement; const r = at.getBoundingClientRect();
              return [Math.max(0, r.left) + Math.min(innerWidth, r.width) / 2, Math.max(0, r.top) + Math.min(innerHeight, r.height) / 2,
                at.scrollTop, at.clientHeight] })()
            """
        perform(at: site) {
            var last = -1.0
            for _ in 0..<500 where host.session.tree[gap.id] === gap || last >= 0 {
                guard !isFound(), let place = try page.evaluate(mover) as? [Any], place.count == 4 else { return }
                let numbers = place.map { ($0 as? NSNumber)?.doubleValue ?? 0 }
                if numbers[2] == last { return }
                last = numbers[2]
                try page.scroll(x: numbers[0], y: numbers[1], by: numbers[3] * 0.8)
                try page.settle(isStill: true)
            }
        }
    }
}
