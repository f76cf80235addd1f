import CountriesLogic
import Foundation
import MartletElements
import MartletKit
import MartletTest
import Testing

@MainActor
@Suite("System events")
struct SystemTests {
    @Test(arguments: Port.allCases) func `C21 The app is blurred by 10 while it is inactive`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        let root = ann.host.find(.tabs)
        #expect(root.modifier(PixelEffect.self) == .blur(0))
        ann.host.send(.phase(.inactive))
        #expect(root.modifier(PixelEffect.self) == .blur(10))
        ann.host.send(.phase(.active))
        #expect(root.modifier(PixelEffect.self) == .blur(0))
    }

    @Test(arguments: Port.allCases) func `C21 The app stays above the keyboard`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        let root = ann.host.find(.tabs)
        #expect(root.modifier(Padding.self)?.bottom == 0)
        ann.host.keyboard(height: 291)
        #expect(ann.state.system.keyboardHeight == 291)
        #expect(root.modifier(Padding.self)?.bottom == 291)
        ann.host.keyboard(height: 0)
        #expect(root.modifier(Padding.self)?.bottom == 0)
    }

    @Test(arguments: Port.allCases) func `C21 A lost network is told until it returns, and what is stored can be opened`(_ port: Port)
        async throws
    {
        let note = "You are offline. Stored countries are still here."
        let ann = try await Traveller.at("France", port)
        ann.host.goBack()
        ann.host.expectNone(note)
        ann.server.mood = .unreachable
        ann.host.send(.online(false))
        ann.host.find(note)
        ann.host.tap("France")
        await ann.sees("Paris")
        ann.host.send(.online(true))
        ann.host.expectNone(note)
        #expect(ann.state.system == AppState.System.inMemory)
    }

    @Test(arguments: Port.allCases) func `C21 Changing the system's language returns to the tab's first screen`(_ port: Port)
        async throws
    {
        let ann = try await Traveller.at("France", port)
        ann.host.act { ann.state.routing.sheet = .flag("FR") }
        ann.host.change { $0.locale = "de-DE" }
        #expect(ann.state.routing == .init(tab: .countries))
        await ann.sees("Frankreich")
    }

    @Test func `C21 Changing the text size returns to the tab's first screen`() throws {
        let ann = try Traveller()
        ann.state.routing = .init(tab: .favorites, path: [.details("FR")])
        let system: any SystemInteractor = try ann.services()
        system.handle(.textSize(.accessibility1))
        #expect(ann.state.routing == .init(tab: .favorites))
    }

    @Test(arguments: Port.allCases) func `C20 A push opens its country`(_ port: Port) async throws {
        let ann = try await Traveller.at("Japan", port)
        ann.host.send(.push(["aps": ["alert": "Bonjour"], "country": "FR"]))
        #expect(ann.state.routing == .init(tab: .countries, path: [.details("FR")]))
        await ann.waits()
        await ann.sees("Paris")
    }

    @Test func `C20 A push for another purpose changes nothing`() async throws {
        let ann = try await Traveller.atHome()
        let before = ann.state.state
        ann.host.send(.push(["aps": ["alert": "Bonjour"]]))
        ann.host.send(.push(["country": 3]))
        ann.host.send(.push(["country": "France"]))
        #expect(ann.state.state == before)
    }

    @Test(arguments: Port.allCases) func `C20 A permission has four states with their texts`(_ port: Port) throws {
        let ann = try Traveller(port, url: "/settings")
        #expect(ann.state.permissions.push == .unknown)
        #expect(!ann.host.find("Allow notifications").isEnabled)
        ann.host.send(.notificationPermission(.notRequested))
        #expect(ann.host.find("Allow notifications").isEnabled)
        ann.host.send(.notificationPermission(.granted))
        ann.host.find("Send me a country")
        ann.host.send(.notificationPermission(.denied))
        ann.host.find("Open the settings")
        #expect(ann.state.permissions.push == .denied)
    }

    @Test(arguments: Port.allCases) func `C20 After a denial the app explains the settings`(_ port: Port) async throws {
        let ann = try Traveller(port, url: "/settings")
        ann.host.send(.notificationPermission(.denied))
        ann.host.tap("Open the settings")
        await ann.sees("Come back here.")
        #expect(ann.state.routing.sheet == .permissionHelp)
        ann.host.tap("Done")
        ann.host.expectNone("Come back here.")
    }

    @Test(arguments: Port.allCases) func `C20 The app asks the user and stores the answer`(_ port: Port) async throws {
        let ann = try Traveller(port, url: "/settings")
        ann.host.send(.notificationPermission(.notRequested))
        ann.host.tap("Allow notifications")
        await ann.host.settle { ann.host.requests.contains(.askForNotifications) }
        ann.host.send(.notificationPermission(.granted))
        #expect(ann.state.permissions.push == .granted)
    }

    @Test func `C20 With the permission the app registers its token`() async throws {
        let ann = try Traveller()
        ann.host.send(.notificationPermission(.granted))
        await ann.host.settle { ann.host.requests.contains(.registerForPush(serverKey: "the server's key", scope: "/")) }
        ann.host.send(.pushToken("my address"))
        await ann.host.settle { ann.state.system.pushToken != nil }
        // It may ask for the key more than once: at the start, and when the page tells the permission.
        let asked = ann.server.asked.filter { $0 != "GET /v1/countries" }
        #expect(Set(asked.dropLast()) == ["GET /v1/push-key"])
        #expect(asked.last == "PUT /v1/devices")
        #expect(ann.server.bodies == ["my address"])
        #expect(ann.state.system.pushToken == "my address")
    }

    @Test(arguments: Port.allCases) func `C20 The server pushes to a device that it knows`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.host.act { ann.state.userData.favorites = ["JP"] }
        ann.host.send(.notificationPermission(.granted))
        ann.host.send(.pushToken("my address"))
        await ann.host.settle { ann.state.system.pushToken != nil }
        ann.host.select(tab: "Settings")
        ann.host.tap("Send me a country")
        await ann.host.settle { ann.server.asked.last == "POST /v1/postcards" }
        #expect(ann.server.bodies.last?.contains(#""country":"JP""#) == true)
        #expect(ann.host.notifications == [])
    }

    @Test func `C20 A token is registered unchanged, and retried until it succeeds`() async throws {
        let ann = try Traveller(server: FakeServer(.unreachable), url: "/settings")
        let system: any SystemInteractor = try ann.services()
        system.handle(.pushToken(Data("my address".utf8)))
        await ann.host.settle { ann.server.asked.contains("PUT /v1/devices") && ann.clock.sleeperCount > 0 }
        ann.server.mood = .well
        await ann.host.advance(by: .seconds(1))
        await ann.host.settle { ann.server.asked.count { $0 == "PUT /v1/devices" } == 2 }
    }

    @Test(arguments: Port.allCases) func `C20 A notification contains a country, preferably a favourite`(_ port: Port) async throws {
        let ann = try await Traveller.atHome(port)
        ann.host.act { ann.state.userData.favorites = ["JP"] }
        ann.host.send(.notificationPermission(.granted))
        ann.host.select(tab: "Settings")
        ann.host.tap("Send me a country")
        await ann.host.settle { !ann.host.notifications.isEmpty }
        #expect(ann.host.notifications == [HostNotification(title: "Japan", body: "🇯🇵", payload: ["country": "JP"])])
    }
}

extension AppState.System {
    /// The initial state with storage in memory.
    static var inMemory: AppState.System {
        var system = AppState.System()
        system.keepsCountries = false
        return system
    }
}
