import CountriesData
import CountriesLeaves
import CountriesLogic
import Foundation
import MartletElements
import MartletKit
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("Settings")
struct SettingsTests {
    @Test(arguments: Port.allCases) func `C12 C26 Another language translates the countries and the app`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.host.select(tab: "Settings")
        ann.host.pick("Deutsch", in: "Language")
        ann.host.select(tab: "Länder")
        await ann.sees("Frankreich")
        #expect(ann.server.asked == ["GET /v1/countries"])
    }

    @Test(arguments: Port.allCases) func `C26 Arabic is laid out from right to left`(_ port: Port) async throws {
        struct Direction: View {
            @Environment(\.layoutDirection) private var direction

            var body: some View { Text(direction == .rightToLeft ? "right to left" : "left to right") }
        }
        let ann = try Traveller(port)
        let host = mount(services: ann.services) { Direction().modifier(Surroundings()) }
        host.find("left to right")
        host.act { ann.state.userData.language = .arabic }
        host.find("right to left")
    }

    @Test func `The user's choices are restored in the next session`() async throws {
        let first = try await Traveller.at("France")
        first.host.tap("Add to favourites")
        let next = try Traveller(url: "/favorites", stored: first.host.stored)
        await next.waits()
        await next.sees("France")
        #expect(next.state.userData.favorites == ["FR"])
    }

    @Test func `Two users share the server's data, but not their own`() async throws {
        let storage = try CountriesStorage()
        let ann = try Traveller(storage: storage)
        await ann.waits()
        await ann.sees("France")
        ann.host.tap("France")
        await ann.waits()
        await ann.sees("Capital")
        ann.host.tap("Add to favourites")
        let bob = try Traveller(storage: storage)
        await bob.sees("France")
        #expect(bob.server.asked == [])
        #expect(bob.state.userData == AppState.UserData())
        #expect(bob.state.routing == AppState().routing)
        #expect(bob.state.system == AppState.System.inMemory)
        #expect(bob.state.lists[.all].value == ann.state.lists[.all].value)
    }

    @Test(arguments: Port.allCases) func `C26 Without storage the settings show a warning`(_ port: Port) throws {
        let warning = "The countries cannot be stored here. They will be loaded again next time."
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let kept = try Traveller(port, url: "/settings", storage: CountriesStorage(file: folder.appendingPathComponent("countries.sqlite")))
        kept.host.expectNone(warning)
        let stub = try Traveller(
            port, url: "/settings", storage: CountriesStorage(file: URL(fileURLWithPath: "/dev/null/countries.sqlite")))
        stub.host.find(warning)
    }
}
