#if os(Linux)
import Foundation
import Testing

@testable import MartletWeb

/// A user with an open page of the probe.
final class Visitor {
    let page: TestPage
    private let socket: TestSocket
    private var sent = 0

    private init(_ page: TestPage, _ socket: TestSocket) {
        self.page = page
        self.socket = socket
    }

    /// Opens a page.
    /// - Parameter cookie: That of a user who has been here; `nil` for a new one.
    static func visit(_ probe: ProbeProcess, cookie: String? = nil) async throws -> Visitor {
        let page = try await probe.load(cookie: cookie)
        let socket = try await TestSocket.open(probe, page)
        #expect(try await socket.next() == .text("[0,0]"))
        return Visitor(page, socket)
    }

    /// What the page shows first.
    var text: String { String(page.html.firstMatch(of: /class=k-text>([^<]*)</)?.1 ?? "") }

    /// Presses a button.
    func press(_ name: String) async throws {
        let buttons = page.html.matches(of: /<button id=e(\d+)[^>]*><span[^>]*>([^<]*)</)
        let button = try #require(buttons.first { $0.2 == name }).1
        sent += 1
        try await socket.send("[\(sent),\"tap\",\(button)]")
    }

    /// Presses a button, and returns the text that the page shows then.
    func text(after name: String) async throws -> String {
        try await press(name)
        while true {
            guard case .text(let frame) = try await socket.next() else { return "no page" }
            if let text = frame.firstMatch(of: /\["t",\d+,"([^"]*)"\]/) { return String(text.1).replacing("\\/", with: "/") }
        }
    }

    /// What the page hears next.
    func next() async throws -> TestSocket.Message { try await socket.next() }

    /// The process that serves the page.
    func process() async throws -> pid_t { pid_t(try await text(after: "Process")) ?? 0 }

    /// Waits until the page has lost its connection.
    func waitForLoss() async throws {
        while try await socket.next() != .end {}
    }

    /// What the page hears when it connects again: why its process has ended. It gets its session back.
    func reconnect(_ probe: ProbeProcess) async throws -> String {
        let socket = try await TestSocket.open(probe, page, sent: sent)
        guard case .text(let frame) = try await socket.next() else { return "nothing" }
        return String(frame.firstMatch(of: /"reset",.*,"([^"]*)"\]$/)?.1 ?? "")
    }

    /// What the page shows first when it connects again and its session has been restored.
    func resumedText(_ probe: ProbeProcess) async throws -> String {
        let socket = try await TestSocket.open(probe, page, sent: sent)
        guard case .text(let frame) = try await socket.next() else { return "nothing" }
        return String(frame.firstMatch(of: /"reset",.*?class=k-text>([^<]*)</)?.1 ?? "")
    }

    /// Closes the page.
    func close() { socket.connection.close() }

    /// What the page hears last.
    func lastMessage() async throws -> TestSocket.Message {
        while true {
            let message = try await socket.next()
            if case .text = message { continue }
            return message
        }
    }
}

/// Runs a body with a front and its hosts.
func withFront(_ arguments: String..., body: (ProbeProcess) async throws -> Void) async throws {
    try await withProbe("IsolationProbe", ["--isolation", "process"] + arguments, body)
}
/// Waits until the container of a user has a file.
/// - Parameter folder: That of all users.
func waitForFile(_ path: String, in folder: String) async {
    while true {
        let users = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/users")) ?? []
        if users.contains(where: { FileManager.default.fileExists(atPath: "\(folder)/users/\($0)/\(path)") }) { return }
        await Task.yield()
    }
}
#endif
