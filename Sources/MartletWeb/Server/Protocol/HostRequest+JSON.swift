import MartletDOM
import MartletElements

extension HostRequest {
    /// The JSON array sent to a page: the request's name and its arguments; `nil` for requests that the host itself performs.
    var json: String? {
        switch self {
        case .open(let url): Self.json("open", Self.text(url))
        case .openWindow(let path): Self.json("window", Self.text(path))
        case .closeWindow: Self.json("close")
        case .location(let path, let replace): Self.json("location", Self.text(path), replace ? "true" : "false")
        case .back: Self.json("back")
        case .title(let title): Self.json("title", Self.text(title))
        case .copy(let text): Self.json("copy", Self.text(text))
        case .colorScheme(let scheme): Self.json("scheme", scheme.map { Self.text($0.rawValue) } ?? "null")
        case .askForNotifications: Self.json("ask")
        case .notify(let notification):
            Self.json("notify", Self.text(notification.title), Self.text(notification.body), Self.json(.record(notification.payload)))
        case .vibrate(let durations): Self.json("vibrate", Self.json(.list(durations.map(Value.int))))
        case .announce(let text, let isUrgent): Self.json("announce", Self.text(text), isUrgent ? "true" : "false")
        case .endEditing: Self.json("endEditing")
        case .keepAwake(let isAwake): Self.json("awake", isAwake ? "true" : "false")
        case .rememberWindow: Self.json("remember")
        case .registerForPush(let key, let scope):
            Self.json("subscribe", Self.text(key), Self.text(WebHost.worker.address), Self.text(scope))
        case .store: nil
        }
    }

    private static func json(_ name: String, _ parts: String...) -> String {
        "[" + (["\"\(name)\""] + parts).joined(separator: ",") + "]"
    }

    private static func json(_ value: Value) -> String {
        var writer = JSONWriter()
        writer.value(value)
        return writer.string
    }

    private static func text(_ text: String) -> String { json(.string(text)) }
}
