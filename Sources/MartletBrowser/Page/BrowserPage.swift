import Foundation
import MartletElements
package import MartletWeb

/// A page in the browser that shows a session, with a window of its own that shares nothing with others.
@MainActor
package final class BrowserPage {
    /// What the page tells of itself.
    package struct Report {
        /// The number of the last event that the page has sent.
        var sent = 0
        /// The number of the last frame that the page has applied.
        var received = 0
        var isConnected = false
        /// The innermost element with the keyboard focus.
        package var focused: ElementID?
        /// The open menus, and the rows whose buttons are shown.
        package var open: Set<ElementID> = []
        /// Of each view that shows the first child that fits: the child, or what is in it.
        package var fits: [ElementID] = []
        /// The URLs of others that the page was about to open.
        package var opened: [String] = []
    }

    let tools: DevTools
    private let server: PageServer
    private let context: String
    private let target: String
    let session: String
    /// The problems that the page has reported since they were last taken: errors of scripts and of the console.
    private var problems: [String] = []
    private var isLoaded = false
    /// The requests of images that wait for the test's answer, by their URLs.
    private var waitingImages: [String: [String]] = [:]
    /// The images that the test has answered, and whether they are there.
    private var answeredImages: [String: Bool] = [:]

    /// How long a page may take to become idle.
    private static let patience: TimeInterval = 20

    /// Shows a session in a new page, and waits until the page is connected and idle.
    package init(_ channel: any SessionChannel, traits: ClientTraits, location: String) throws {
        tools = try DevTools.shared()
        server = try PageServer(channel) { [inbox = tools.inbox] job in inbox.add(job) }
        guard let context = try tools.call("Target.createBrowserContext", ["disposeOnDetach": true])["browserContextId"] as? String,
            let target = try tools.call(
                "Target.createTarget",
                [
                    "url": "about:blank", "browserContextId": context, "width": Int(traits.width), "height": Int(traits.height),
                ])["targetId"] as? String,
            let session = try tools.call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        else { throw BrowserFailure("The browser opens no page.") }
        self.context = context
        self.target = target
        self.session = session
        tools.listen(to: session) { [weak self] method, parameters in self?.hear(method, parameters) }
        try call("Page.enable")
        try call("Runtime.enable")
        try call("Page.addScriptToEvaluateOnNewDocument", ["source": Self.script])
        try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
        try call("Fetch.enable", ["patterns": [["urlPattern": "https://*"], ["urlPattern": "http://*", "resourceType": "Image"]]])
        try emulate(traits)
        _ = try call("Page.navigate", ["url": server.origin + location])
        guard tools.inbox.run(until: Date(timeIntervalSinceNow: Self.patience), isDone: { isLoaded && server.progress.isConnected }) else {
            throw BrowserFailure("The page at \(server.origin + location) has not connected within \(Int(Self.patience)) seconds.")
        }
    }

    /// Closes the page.
    package func close() {
        tools.listen(to: session, nil)
        _ = try? tools.call("Target.disposeBrowserContext", ["browserContextId": context])
        server.close()
    }

    private static let script = String(decoding: PackageResources.page_js, as: UTF8.self)

    private func hear(_ method: String, _ parameters: DevTools.JSON) {
        switch method {
        // The load event waits for images, which can wait for the test.
        case "Page.domContentEventFired": isLoaded = true
        case "Fetch.requestPaused": decide(on: parameters)
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"] as? DevTools.JSON
            let exception = details?["exception"] as? DevTools.JSON
            problems.append(exception?["description"] as? String ?? details?["text"] as? String ?? "an error")
        case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
            let parts = (parameters["args"] as? [DevTools.JSON] ?? []).map { part in
                (part["value"] ?? part["description"]).map { "\($0)" } ?? ""
            }
            problems.append(parts.joined(separator: " "))
        default: break
        }
    }

    // MARK: The network

    /// Lets a request to the session's server through. Others never leave the machine: images wait for the test's answer, all else fails.
    private func decide(on request: DevTools.JSON) {
        guard let id = request["requestId"] as? String, let url = (request["request"] as? DevTools.JSON)?["url"] as? String else { return }
        if url.hasPrefix(server.origin + "/") {
            tools.post("Fetch.continueRequest", ["requestId": id], in: session)
        } else if request["resourceType"] as? String != "Image" {
            tools.post("Fetch.failRequest", ["requestId": id, "errorReason": "BlockedByClient"], in: session)
        } else if let isThere = answeredImages[url] {
            answer(id, isThere)
        } else {
            waitingImages[url, default: []].append(id)
        }
    }

    /// Answers the requests of an image, those that wait and later ones.
    package func answer(image url: String, _ isThere: Bool) {
        answeredImages[url] = isThere
        for id in waitingImages.removeValue(forKey: url) ?? [] { answer(id, isThere) }
    }

    private func answer(_ id: String, _ isThere: Bool) {
        guard isThere else { return tools.post("Fetch.failRequest", ["requestId": id, "errorReason": "Failed"], in: session) }
        tools.post(
            "Fetch.fulfillRequest",
            [
                "requestId": id, "responseCode": 200, "body": Self.image,
                "responseHeaders": [
                    ["name": "content-type", "value": "image/png"], ["name": "access-control-allow-origin", "value": "*"],
                ],
            ], in: session)
    }

    /// A gray pixel as PNG.
    private static let image =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFhAKAgeXvlQAAAABJRU5ErkJggg=="

    /// Returns the problems that the page has reported since the last call.
    package func takeProblems() -> [String] {
        defer { problems = [] }
        return problems
    }

    // MARK: Commands

    @discardableResult
    func call(_ method: String, _ parameters: DevTools.JSON = [:]) throws(BrowserFailure) -> DevTools.JSON {
        try tools.call(method, parameters, in: session)
    }

    /// Calls a function of the page's test script and returns its result.
    func run(_ function: String, _ arguments: Any...) throws(BrowserFailure) -> Any? {
        let json = (try? JSONSerialization.data(withJSONObject: arguments)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        return try evaluate("martletTest.\(function)(...\(json))")
    }

    @discardableResult
    package func evaluate(_ expression: String) throws(BrowserFailure) -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let details = answer["exceptionDetails"] as? DevTools.JSON {
            let exception = details["exception"] as? DevTools.JSON
            throw BrowserFailure("The page cannot do \(expression): \(exception?["description"] ?? details["text"] ?? "")")
        }
        return (answer["result"] as? DevTools.JSON)?["value"]
    }

    // MARK: Traits

    /// Gives the window the size and settings of a client.
    package func emulate(_ traits: ClientTraits) throws(BrowserFailure) {
        try call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": Int(traits.width), "height": Int(traits.height), "deviceScaleFactor": traits.scale, "mobile": false,
            ])
        try call(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": traits.colorScheme.rawValue],
                    ["name": "prefers-reduced-motion", "value": traits.reduceMotion ? "reduce" : "no-preference"],
                ]
            ])
        try call("Emulation.setTimezoneOverride", ["timezoneId": traits.timeZone])
        let agent = try tools.call("Browser.getVersion")["userAgent"] as? String ?? ""
        try call("Emulation.setUserAgentOverride", ["userAgent": agent, "acceptLanguage": traits.locale])
        try call("Emulation.setLocaleOverride", ["locale": traits.locale])
    }

    // MARK: Waiting

    package typealias Progress = PageServer.Progress

    /// How far the session and the page have come, as the session knows it.
    package var progress: Progress { server.progress }

    /// Handles what the page has sent until now.
    package func receiveWaiting() { tools.inbox.drain() }

    /// Waits until the session has handled all events of the page, and the page shows all that the session has sent and waits for nothing.
    ///
    /// - Parameter isStill: Whether to wait also for running animations.
    @discardableResult
    package func settle(isStill: Bool = false) throws(BrowserFailure) -> Report {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        var opened: [String] = []
        while true {
            let before = server.progress
            var report = try report("settle", isStill)
            opened += report.opened
            tools.inbox.drain()
            let now = server.progress
            if report.isConnected, now == before, report.sent == now.handled, report.received == now.sequence {
                report.opened = opened
                return report
            }
            guard Date() < deadline else {
                throw BrowserFailure(
                    "The page has not come to rest within \(Int(Self.patience)) seconds: it has sent event \(report.sent) and the session has "
                        + "handled event \(now.handled); the session has sent frame \(now.sequence) and the page has received "
                        + "frame \(report.received)\(report.isConnected ? "" : "; it is not connected").")
            }
        }
    }

    /// Waits until the session has handled the events that the page has sent so far, and the page has received the answers.
    package func synchronize() throws(BrowserFailure) {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while Date() < deadline {
            let report = try report("report")
            tools.inbox.drain()
            let now = server.progress
            if report.sent == now.handled, report.received == now.sequence { return }
        }
    }

    private func report(_ function: String, _ arguments: Any...) throws(BrowserFailure) -> Report {
        let result: Any?
        if let argument = arguments.first { result = try run(function, argument) } else { result = try run(function) }
        guard let json = result as? DevTools.JSON else { throw BrowserFailure("The page has lost the test's script.") }
        var report = Report()
        report.sent = json["sent"] as? Int ?? 0
        report.received = json["received"] as? Int ?? 0
        report.isConnected = json["isOpen"] as? Bool ?? false
        if let focused = json["focused"] as? Int, focused > 0 { report.focused = ElementID(rawValue: focused) }
        report.open = Set((json["open"] as? [Int] ?? []).map(ElementID.init(rawValue:)))
        report.fits = (json["fits"] as? [Int] ?? []).map(ElementID.init(rawValue:))
        report.opened = json["opened"] as? [String] ?? []
        return report
    }

    /// Waits until something holds, while the session and the page go on.
    ///
    /// - Returns: Whether it holds after some seconds at most.
    package func wait(until holds: () -> Bool) -> Bool {
        tools.inbox.run(until: Date(timeIntervalSinceNow: 5), isDone: holds)
    }

    /// Waits for a time, because a gesture takes it, and lets the session and the page go on.
    package func wait(_ seconds: Double) { _ = tools.inbox.run(until: Date(timeIntervalSinceNow: seconds)) { false } }
}
