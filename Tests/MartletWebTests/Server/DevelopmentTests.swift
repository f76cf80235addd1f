import Foundation
import MartletDOM
import TestSupport
import Testing

@testable import MartletWeb

@Suite("A server under development", .afterMainActorTests, .timeLimit(.minutes(1)))
struct DevelopmentTests {
    @Test func `A page hears which build serves it, then the last line, then each new line`() async throws {
        let development = Development(app: "App", resources: [])
        development.publish("first")
        var events = development.events().makeAsyncIterator()
        #expect(await events.next() == "event: build\ndata: \(development.script.address)\n\n")
        #expect(await events.next() == "data: first\n\n")
        development.publish("second")
        #expect(await events.next() == "data: second\n\n")
    }

    @Test func `The script has another address if pages load other files, so that they reload`() {
        let styles = ["a", "b"].map { Resource("style.css", contentType: "text/css", bytes: Array($0.utf8)) }
        #expect(
            Development(app: "App", resources: [styles[0]]).script.address == Development(app: "App", resources: [styles[0]]).script.address
        )
        #expect(
            Development(app: "App", resources: [styles[0]]).script.address != Development(app: "App", resources: [styles[1]]).script.address
        )
    }

    @Test func `A server without the option has neither the script nor the events`() async throws {
        try await withServer { server in
            for path in [Development.path, "/_martlet/development.js"] {
                let response = try await server.request("GET", path, headers: ["accept": "text/event-stream"])
                #expect(response.status == 404)
            }
        }
    }

    @Test func `The option is hidden, and needs all users in one process`() {
        #expect(!ServerOptions.helpMessage().contains("--development"))
        #expect {
            try ServerOptions.parse(["--development", "--isolation", "process"])
        } throws: {
            ServerOptions.message(for: $0)
                == "With --isolation process the app is not built again after changes. Type: martlet run --no-watch"
        }
    }
}
