import Foundation
import MartletBrowser
import MartletElements

extension TestHost {
    /// Takes a picture of the window when all animations have ended. Needs a host in a browser.
    ///
    /// - Returns: The picture as PNG; empty if the test has failed because there is none.
    public func screenshot(file: StaticString = #filePath, line: UInt = #line) -> Data {
        let site = CallSite(file, line)
        guard let browser = browserForPictures(at: site) else { return Data() }
        do {
            catchUp()
            return try browser.page.screenshot()
        } catch {
            report("\(error)", at: site)
            return Data()
        }
    }

    /// Expects the window to look as in an earlier run. Needs a host in a browser.
    ///
    ///     host.expectScreenshot("empty cart")
    ///
    /// The picture is kept as `__Screenshots__/empty cart.png` beside the test's file. If there is none, it is written: look at it, and
    /// commit it. If the window looks different, the test fails, and writes the actual picture and one that shows the difference beside it,
    /// as `empty cart.actual.png` and `empty cart.difference.png`. To accept a new look, delete the picture.
    ///
    /// - Parameters:
    ///   - tolerance: How much each channel of a pixel may differ, from 0 to 255.
    ///   - share: The share of the pixels that may differ by more.
    public func expectScreenshot(
        _ name: String, tolerance: Int = 8, share: Double = 0.0005, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard let browser = browserForPictures(at: site) else { return }
        let files = ScreenshotFiles(name, besideTest: "\(file)")
        do {
            catchUp()
            let actual = try browser.page.screenshot()
            guard let expected = files.expected else { return try files.keep(actual) }
            let difference = try browser.page.compare(actual, with: expected, tolerance: tolerance)
            guard difference.share > share else { return files.removeFailure() }
            try files.keepFailure(actual, difference.picture)
            Report.issue("The window does not look like “\(name)”: \(difference.description). See \(files.actualPath).", at: site)
        } catch {
            report("\(error)", at: site)
        }
    }

    private func browserForPictures(at site: CallSite) -> BrowserHands? {
        if browser == nil { report("A host in memory has no pictures. Mount the view `in: .browser`.", at: site) }
        return browser
    }
}

/// The files of one picture that a test compares.
private struct ScreenshotFiles {
    private let folder: URL
    private let name: String

    init(_ name: String, besideTest test: String) {
        folder = URL(filePath: test).deletingLastPathComponent().appending(path: "__Screenshots__")
        self.name = name.replacing("/", with: "-")
    }

    private func url(_ suffix: String = "") -> URL { folder.appending(path: "\(name)\(suffix).png") }

    var actualPath: String { url(".actual").path }
    var expected: Data? { try? Data(contentsOf: url()) }

    func keep(_ picture: Data) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.write(to: url())
    }

    func keepFailure(_ actual: Data, _ difference: Data?) throws {
        try actual.write(to: url(".actual"))
        try difference?.write(to: url(".difference"))
    }

    /// Removes what an earlier failure has left.
    func removeFailure() {
        for suffix in [".actual", ".difference"] { try? FileManager.default.removeItem(at: url(suffix)) }
    }
}
