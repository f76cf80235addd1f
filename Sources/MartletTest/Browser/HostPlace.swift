import Foundation

/// Where a test shows a view.
///
///     let host = mount(in: .browser) { Profile() }
///
/// The same test runs in both places.
public enum HostPlace: Sendable {
    /// In memory: a ``TestHost`` replaces the browser.
    case memory
    /// In a page of a real browser, Chromium, which shows the view with its real styles and scripts. Acts are input of its mouse, its
    /// touchscreen and its keyboard, at the place where an element is drawn.
    case browser

    /// The place of tests that name none: memory, or what the environment variable `MARTLET_TEST_HOST` names.
    public static let standard: HostPlace = {
        switch ProcessInfo.processInfo.environment["MARTLET_TEST_HOST"] {
        case "browser": .browser
        case nil, "", "memory": .memory
        case let other?: preconditionFailure("MARTLET_TEST_HOST is ‘\(other)’; it must be ‘memory’ or ‘browser’.")
        }
    }()
}
