import Foundation

/// How two pictures differ.
package struct PictureDifference {
    /// The share of the pixels that differ, from 0 to 1. It is 1 if the pictures have different sizes.
    package let share: Double
    /// What differs, in words.
    package let description: String
    /// A PNG that shows the different pixels in red over the pale actual picture; `nil` if the sizes differ.
    package let picture: Data?
}

extension BrowserPage {
    /// Returns what the window shows, as PNG, when all animations have ended.
    package func screenshot() throws(BrowserFailure) -> Data {
        try settle(isStill: true)
        // The caret blinks, and the mouse is where the last act left it.
        try moveMouse(x: 0, y: 0)
        try evaluate("document.documentElement.style.setProperty('caret-color', 'transparent')")
        defer { _ = try? evaluate("document.documentElement.style.removeProperty('caret-color')") }
        try settle(isStill: true)
        guard let text = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String, let data = Data(base64Encoded: text)
        else {
            throw BrowserFailure("The browser takes no picture of the page.")
        }
        return data
    }

    /// Compares two pictures in the browser, which can read them.
    ///
    /// - Parameter tolerance: How much a channel of a pixel may differ, from 0 to 255.
    package func compare(_ actual: Data, with expected: Data, tolerance: Int) throws(BrowserFailure) -> PictureDifference {
        let result = try run("compare", actual.base64EncodedString(), expected.base64EncodedString(), tolerance) as? DevTools.JSON
        guard let result, let description = result["description"] as? String else {
            throw BrowserFailure("The browser cannot compare the pictures.")
        }
        return PictureDifference(
            share: Self.number(result["share"]), description: description,
            picture: (result["picture"] as? String).flatMap { Data(base64Encoded: $0) })
    }
}
