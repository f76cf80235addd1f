import Foundation

/// The one Chromium of the test's process, and its DevTools protocol: commands with answers, and events.
///
/// All commands wait for their answers. Meanwhile they do what pages and other threads want of the main actor.
@MainActor
package final class DevTools {
    package typealias JSON = [String: Any]

    /// What a command waits for, or an event brings.
    private enum Answer { case result(JSON), failure(String) }

    package let inbox = MainInbox()
    private var process: ChromiumProcess?
    private var lastCommand = 0
    private var answers: [Int: Answer] = [:]
    /// The commands whose answers nobody waits for.
    private var posted: Set<Int> = []
    private var listeners: [String: (_ method: String, _ parameters: JSON) -> Void] = [:]
    private var hasEnded = false

    /// How long a command may take.
    private static let patience: TimeInterval = 30

    private static var running: DevTools?

    /// The browser of this process, which starts with its first use.
    package static func shared() throws(BrowserFailure) -> DevTools {
        if let running, !running.hasEnded { return running }
        let tools = DevTools()
        try tools.start()
        running = tools
        return tools
    }

    private init() {}

    private func start() throws(BrowserFailure) {
        process = try ChromiumProcess { [inbox, weak self] message in
            inbox.add { if let message { self?.receive(message) } else { self?.hasEnded = true } }
        }
    }

    private func receive(_ message: Data) {
        guard let message = try? JSONSerialization.jsonObject(with: message) as? JSON else { return }
        if let number = message["id"] as? Int {
            guard posted.remove(number) == nil else { return }
            if let error = message["error"] as? JSON {
                answers[number] = .failure(error["message"] as? String ?? "unknown error")
            } else {
                answers[number] = .result(message["result"] as? JSON ?? [:])
            }
        } else if let method = message["method"] as? String, let session = message["sessionId"] as? String {
            listeners[session]?(method, message["params"] as? JSON ?? [:])
        }
    }

    /// Sends a command and waits for its answer.
    ///
    /// - Parameter session: The page that the command is for; `nil` for the browser.
    @discardableResult
    package func call(_ method: String, _ parameters: JSON = [:], in session: String? = nil) throws(BrowserFailure) -> JSON {
        let number = send(method, parameters, in: session)
        let isAnswered = inbox.run(until: Date(timeIntervalSinceNow: Self.patience)) { answers[number] != nil || hasEnded }
        switch answers.removeValue(forKey: number) {
        case .result(let result)?: return result
        case .failure(let message)?: throw BrowserFailure("\(method): \(message)")
        case nil:
            throw BrowserFailure(
                isAnswered ? "The browser has ended." : "The browser has not answered \(method) within \(Int(Self.patience)) seconds.")
        }
    }

    /// Sends a command without waiting for its answer.
    package func post(_ method: String, _ parameters: JSON = [:], in session: String? = nil) {
        posted.insert(send(method, parameters, in: session))
    }

    private func send(_ method: String, _ parameters: JSON, in session: String?) -> Int {
        lastCommand += 1
        var message: JSON = ["id": lastCommand, "method": method, "params": parameters]
        message["sessionId"] = session
        guard let data = try? JSONSerialization.data(withJSONObject: message) else {
            preconditionFailure("The parameters of \(method) are no JSON: \(parameters)")
        }
        process?.send(data)
        return lastCommand
    }

    /// Calls a listener with the events of a page.
    package func listen(to session: String, _ listener: ((_ method: String, _ parameters: JSON) -> Void)?) { listeners[session] = listener }
}
