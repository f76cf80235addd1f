import Foundation
import MartletBrowser
import MartletElements

extension BrowserHands {
    /// Gives the window a size and the user's settings. The page reports those that it learns of.
    func change(to traits: ClientTraits, at site: CallSite) {
        perform(at: site) { try page.emulate(traits) }
    }

    /// Navigates as the browser's buttons do, or as a link in the app does if the user has not been there.
    ///
    /// - Parameter steps: How far the location is in the history, from the current one; `nil` if it is not in it.
    func navigate(_ location: String, steps: Int?, at site: CallSite) {
        perform(at: site) {
            if let steps {
                guard steps != 0 else { return }
                try page.evaluate(
                    "new Promise((done) => { addEventListener('popstate', () => done(), { once: true }); history.go(\(steps)) })")
            } else {
                let path = String(decoding: (try? JSONEncoder().encode(location)) ?? Data(), as: UTF8.self)
                try page.evaluate(
                    "(() => { const a = document.createElement('a'); a.href = \(path); document.querySelector('.k-root').append(a);"
                        + " a.click(); a.remove() })()")
            }
        }
    }

    /// Answers the page's request of an image as a server does.
    func load(_ loaders: [Element], from address: String, _ succeeds: Bool, at site: CallSite) {
        perform(at: site) {
            page.answer(image: address, succeeds)
            let isHeard = page.wait { loaders.allSatisfy { host.session.tree[$0.id] !== $0 || $0[.source]?.stringValue != address } }
            if !isHeard { throw Refusal("The page has not reported that the image \(address) is loaded or cannot be.") }
        }
    }

    /// Moves a slider's thumb by pressing its track, and then by arrow keys.
    func set(_ slider: Element, to value: Double, at site: CallSite) {
        guard isEnabled(slider, for: "set", at: site) else { return }
        perform(at: site) {
            _ = try point(of: [.control(slider.id)], for: "set", on: slider) { $0.isInside }
            guard let frame = try page.frame(of: [.control(slider.id)]) else { return }
            let (low, high) = (slider[.minimum]?.doubleValue ?? 0, slider[.maximum]?.doubleValue ?? 1)
            let share = high > low ? (value - low) / (high - low) : 0
            let thumb = min(27, frame.height)
            let x = frame.minX + thumb / 2 + share * (frame.width - thumb)
            try page.dragMouse(from: CGPoint(x: frame.midX, y: frame.midY), through: [CGPoint(x: x, y: frame.midY)])
        }
    }

    /// Clicks a button of a stepper.
    func step(_ part: PagePart, of stepper: Element, for act: String, at site: CallSite) {
        guard isEnabled(stepper, for: act, at: site) else { return }
        perform(at: site) {
            let point = try point(of: [part], for: act, on: stepper) { $0.isInside }
            try page.click(x: point.x, y: point.y)
        }
    }

    /// Clicks the back button of a screen.
    func goBack(from screen: Element, at site: CallSite) {
        perform(at: site) {
            let point = try point(of: [.back(screen.id)], for: "go back from", on: screen) { $0.isInside }
            try page.click(x: point.x, y: point.y)
        }
    }
}
