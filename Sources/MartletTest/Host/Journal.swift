import MartletElements

/// Records what the app has received of its host since the start, as a browser would remember it.
@MainActor
final class Journal {
    private(set) var warnings: [String] = []
    private(set) var openedURLs: [String] = []
    private(set) var openedWindows: [String] = []
    private(set) var isWindowClosed = false
    private(set) var notifications: [HostNotification] = []
    private(set) var title: String?
    private(set) var history: [String]
    private(set) var pasteboard: String?
    private(set) var vibrations: [[Int]] = []
    private(set) var announcements: [String] = []
    private(set) var isKeptAwake = false
    private(set) var stored: [String: Value]

    init(location: String, stored: [String: Value]) {
        history = [location]
        self.stored = stored
    }

    func record(warning: String) { warnings.append(warning) }

    func record(_ request: HostRequest) {
        switch request {
        case .open(let url): openedURLs.append(url)
        case .openWindow(let path): openedWindows.append(path)
        case .closeWindow: isWindowClosed = true
        case .location(let location, let replace):
            if replace { history.removeLast() }
            history.append(location)
        case .back: if history.count > 1 { history.removeLast() }
        case .title(let title): self.title = title
        case .copy(let text): pasteboard = text
        case .store(let key, let value): stored[key] = value
        case .notify(let notification): notifications.append(notification)
        case .vibrate(let durations): vibrations.append(durations)
        case .announce(let text, _): announcements.append(text)
        case .keepAwake(let isAwake): isKeptAwake = isAwake
        case .colorScheme, .askForNotifications, .registerForPush, .endEditing, .rememberWindow: break
        }
    }

    /// Records that the user navigated. If the location is in the history, it is a step back.
    func move(to location: String) {
        if let index = history.lastIndex(of: location) { history.removeSubrange((index + 1)...) } else { history.append(location) }
    }
}
