import Foundation
import MartletBrowser
import MartletElements

extension TestHost {
    /// Handles an event of the page.
    func receive(_ event: SessionEvent) throws(EventRejection) {
        switch event {
        // A test says itself what the user allows.
        case .notificationPermission, .pushToken: return
        // The session has them from the start. It hears of them later only if they change, as in memory.
        case .traits(let traits) where traits == self.traits: return
        case .navigate(let location): moveInHistory(to: location)
        default: break
        }
        try session.send(event)
    }

    /// Takes over what the page tells of itself.
    func showState(of report: BrowserPage.Report, openPicker: ElementID?) {
        setFocus(report.focused)
        unfolded = report.open
        alternativesOfPage = Set(report.fits.compactMap { session.tree[$0]?.nearest { $0.parent?.kind == .fitting }?.id })
        if let openPicker { unfolded.insert(openPicker) }
        for url in report.opened where openedURLs.last != url { leave(for: url) }
    }

    /// Fails the test if it performs an act that has no real input.
    ///
    /// - Returns: Whether the host is in memory.
    func isInMemory(for act: String, at site: CallSite) -> Bool {
        guard browser != nil else { return true }
        report("Cannot \(act) in a browser: Martlet has no real input for it. Mount the view `in: .memory`.", at: site)
        return false
    }
}
