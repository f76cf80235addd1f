import Foundation
import MartletBrowser
import MartletElements

/// Performs a test's acts in a page of a real browser, as input of a mouse, a touchscreen and a keyboard.
@MainActor
final class BrowserHands {
    let page: BrowserPage
    unowned let host: TestHost
    /// What the page and the session had done when the page was last at rest.
    private var settledProgress: BrowserPage.Progress?
    /// The picker whose list of options is open. The browser draws it outside the page.
    var openPicker: ElementID?

    init(_ host: TestHost, showing channel: PageChannel) throws {
        self.host = host
        page = try BrowserPage(channel, traits: host.session.traits, location: host.location)
    }

    /// Why an act cannot be performed: a sentence for the test's author.
    struct Refusal: Error {
        let message: String

        init(_ message: String) { self.message = message }
    }

    /// Performs input as one act. A problem fails the test.
    ///
    /// - Returns: Whether the input was made.
    @discardableResult
    func perform(at site: CallSite, _ input: () throws -> Void) -> Bool {
        host.act {
            do {
                try input()
                settledProgress = nil
                return true
            } catch let refusal as Refusal {
                host.report(refusal.message, at: site)
            } catch {
                host.report("\(error)", at: site)
            }
            return false
        }
    }

    /// Brings the page and the session together.
    ///
    /// - Parameter isFinal: Whether to wait for the page even if the session has not changed.
    func catchUp(isFinal: Bool = false) {
        page.receiveWaiting()
        guard isFinal || settledProgress != page.progress else { return }
        do {
            let report = try page.settle()
            settledProgress = page.progress
            host.showState(of: report, openPicker: openPicker)
        } catch {
            settledProgress = page.progress
            host.report("\(error)", at: CallSite(#filePath, #line))
        }
        for problem in page.takeProblems() {
            host.report("The page reports an error: \(problem)", at: CallSite(#filePath, #line))
        }
    }

    /// The rectangle of an element in the window, in points; `nil` if the page does not show it.
    func frame(of element: Element) -> CGRect? {
        host.catchUp()
        return try? page.frame(of: parts(of: element))
    }

    // MARK: Places

    /// The parts of the page that stand for an element, the best one first.
    func parts(of element: Element) -> [PagePart] {
        switch element.kind {
        case .toggle: [.control(element.id), .core(element.id)]
        case .menu, .slider: [.control(element.id), .core(element.id)]
        case .picker where element.pickerStyle == "menu" || element.pickerStyle == "wheel": [.control(element.id), .core(element.id)]
        case .tab: [.tab(element.id), .core(element.id)]
        case .disclosure: [.summary(element.id), .core(element.id)]
        default: [.core(element.id)]
        }
    }

    /// Finds a point of some parts where the user's finger would reach what the act is for.
    ///
    /// - Parameter accepts: Whether a touch at a point reaches it.
    func point(
        of parts: [PagePart], for act: String, on element: Element, accepts: (PagePlace.Hit) -> Bool
    ) throws -> CGPoint {
        var seen: PagePlace?
        var openings = 0
        var isScrolled = false
        while true {
            do {
                let place = try page.locate(parts, isScrolled: isScrolled)
                if let hit = place.hits.first(where: accepts) { return CGPoint(x: hit.x, y: hit.y) }
                seen = place
                if isScrolled { break }
                isScrolled = true
            } catch PageMiss.inMenu(let opener) where openings < 4 {
                openings += 1
                try open(opener)
            } catch is PageMiss {
                throw Refusal("Cannot \(act) \(host.outline.line(element)): the page does not show it.")
            }
        }
        guard let hit = seen?.hits.first(where: { !$0.isInside }) ?? seen?.hits.first else {
            throw Refusal("Cannot \(act) \(host.outline.line(element)): no part of it is inside the window.")
        }
        throw Refusal("Cannot \(act) \(host.outline.line(element)): \(description(of: hit)) covers it.")
    }

    /// Presses the button of a closed menu.
    private func open(_ opener: PagePart) throws {
        let place = try page.locate([opener])
        guard let hit = place.hits.first(where: \.isInside) else { throw PageMiss.invisible }
        try page.click(x: hit.x, y: hit.y)
        try page.settle(isStill: true)
    }

    /// Describes what is drawn at a point.
    private func description(of hit: PagePlace.Hit) -> String {
        for id in hit.elements {
            var place = host.session.tree[id]
            while let element = place {
                if element.isExposed { return host.outline.line(element) }
                place = element.parent
            }
        }
        return hit.node.isEmpty ? "something" : hit.node
    }

    /// The innermost element at a point that is still in the tree.
    func element(at hit: PagePlace.Hit) -> Element? { hit.elements.first.flatMap { host.session.tree[$0] } }
}
