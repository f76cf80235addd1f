import CountriesAPI
import Foundation
import LoopbackServer
import MartletKit
import MartletTest
import SwiftUI
import Testing

@testable import CountriesRoot

@MainActor
@Suite("The composed app", .serialized)
struct AppTests {
    @Test func `C12 The app shows the countries of its own server`() async throws {
        // Unless another test of this process has done so before: the app opens it once.
        setenv("COUNTRIES_DATABASE", FileManager.default.temporaryDirectory.appending(path: "\(UUID())/countries.sqlite").path(), 0)
        let ann = mount(CountriesApp.self)
        await ann.settle { ann.exists(.containing("Afghanistan")) }
        #expect(FileManager.default.fileExists(atPath: Composition.databaseFile(ProcessInfo.processInfo.environment).path))
        let bob = mount(CountriesMVVMApp.self, url: "/countries/AF")
        await bob.settle { bob.exists("Kabul") }
        bob.tap("Add to favourites")
        ann.select(tab: "Favourites")
        await ann.settle { ann.exists("No favourites yet") }
    }

    @Test func `C13 A variable selects another server`() async throws {
        let other = try LoopbackServer.countries()
        let client = Composition.client(of: try .countries(), ["COUNTRIES_API": try await other.address().absoluteString])
        #expect(
            try await client.response(to: .init(.put, "/v1/devices", body: .init(ServerTests.token, type: "application/json"))).status
                == 201)
        let own = Composition.client(of: other, [:])
        #expect(
            try await own.response(to: .init(.put, "/v1/devices", body: .init(ServerTests.token, type: "application/json"))).status == 204)
    }

    @Test func `A variable sets the database file; the default is in the caches folder`() {
        #expect(Composition.databaseFile(["COUNTRIES_DATABASE": "/x/y.sqlite"]).path == "/x/y.sqlite")
        #expect(Composition.databaseFile([:]).path.hasSuffix("/martlet-countries/countries.sqlite"))
    }
}
