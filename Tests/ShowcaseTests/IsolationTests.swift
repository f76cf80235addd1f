import Foundation
import MartletElements
import MartletTest
import QBChatModels
import QBChatPorts
import QBChatRoot
import Testing

@MainActor
@Suite("Two sessions of each example")
struct IsolationTests {
    init() {
        // The folder for the countries app's database, unless another test has set it before.
        setenv("COUNTRIES_DATABASE", FileManager.default.temporaryDirectory.appending(path: "\(UUID())/countries.sqlite").path(), 0)
    }

    @Test(arguments: try await Example.all)
    func `A16b The acts of one user do not affect another one`(example: Example) async throws {
        let (ann, bob) = (try await example.open(), try await example.open())
        for host in [ann, bob] { await host.settle { host.exists(example.user.ready) } }
        let start = Sight(bob)
        bob.act {}

        await example.user.use(ann)
        let end = Sight(ann)
        #expect(end != start, "Nothing was tried.")
        await bob.settle()
        #expect(bob.operations == [])
        #expect(bob.requests == [])
        #expect(Sight(bob) == start)

        await example.user.use(bob)
        if example.isShared { #expect(Sight(bob) != start) } else { #expect(Sight(bob) == end) }
    }

    /// Serialized, because all users of a process's chat see its messages.
    @Test(.serialized, arguments: ChatPort.allCases)
    func `D1 Only messages sent in a chat reach another user`(port: ChatPort) async {
        let (ann, bob) = (await neighbour("Ann", port), await neighbour("Bob", port))
        bob.type("Mine", into: "Message")
        let hasList = ![.modelView, .clean].contains(port)
        await bob.settle { bob.exists(.containing("Ann is here")) && (!hasList || bob.fullTree.contains("1 here, Harbour Street Garden")) }
        let start = Sight(bob)
        bob.act {}

        ann.type("Half a thou", into: "Message")
        ann.goBack()
        await ann.settle { ann.exists(.link, "Flat 4B") }
        ann.tap(.link, "Flat 4B")
        await ann.settle { ann.exists(.field, "Message") }
        ann.type("Of another chat", into: "Message")
        ann.goBack()
        await ann.settle { ann.exists(.link, "Harbour Street Garden") }
        ann.tap(.link, "Harbour Street Garden")
        await ann.settle { ann.exists(.field, "Message") }
        ann.clear("Message")
        // All see who is in a room, and nothing else of what others do there.
        await bob.settle { Sight(bob) == start }
        #expect(bob.requests == [])
        #expect(Sight(bob) == start)

        let text = "Written in \(port.title)"
        ann.type("\(text)\n", into: "Message")
        func unexpected() -> [String] {
            let news = bob.fullTree.split(separator: "\n").filter { !start.tree.contains($0) }
            return news.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.contains(text) && !Self.isAboutAuthorOrTime($0) }
        }
        // That Ann was in the other chat may be heard of only now, and that she has left it after that.
        await bob.settle { bob.exists(.containing(text)) && unexpected().isEmpty }
        #expect(unexpected() == [])
        #expect(bob.find(.identifier("composer")).value == "Mine")
        #expect(bob.requests == [])
    }

    /// Whether a line of the tree is the avatar, the author or the time of a message from Ann.
    private static func isAboutAuthorOrTime(_ line: String) -> Bool {
        line.hasPrefix("text \"A\"") || line == "text \"Ann\"" || line.contains(/^text "\d{1,2}:\d{2}\s[AP]M"$/)
    }

    private func neighbour(_ name: String, _ port: ChatPort) async -> TestHost {
        let user = ["user": Value.string(name), "name": .string(name)]
        let host = mount(QBChatApp.self, url: "/\(port.rawValue)\(port.address(of: .garden))", stored: user)
        // The list below the chat loads on its own; where a view loads it, it loads when it is shown.
        await host.settle {
            host.exists(.field, "Message") && ([.modelView, .clean].contains(port) || host.fullTree.contains("Thursday Climbing"))
        }
        return host
    }

    @Test func `Every example program is tested here`() throws {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples").standardized
        let files = try #require(FileManager.default.enumerator(at: examples, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
        let sources = try files.filter { $0.pathExtension == "swift" }.filter { file in
            try file.lastPathComponent == "main.swift" || String(contentsOf: file, encoding: .utf8).contains("\n@main\n")
        }
        let programs = sources.map {
            $0.deletingLastPathComponent().pathComponents.dropFirst(examples.pathComponents.count).joined(separator: "/")
        }
        let showcased: Set = [
            "Catalog/App", "Compare/App", "Countries/App", "Diner/App", "Pokedex/App", "QBChat/App", "Todos/Apps/Fake",
            "Todos/Apps/Production",
        ]
        // A template is shown by the tests that come with it.
        let withoutUsers: Set = ["Todos/Apps/Server", "Templates"]
        #expect(Set(programs).isSuperset(of: showcased))
        #expect(Set(programs).subtracting(showcased).subtracting(withoutUsers).subtracting(try Example.all.map(\.id)) == [])
    }
}
