import Foundation
import MartletTest
import Testing
import TodosFakeServices
import TodosServices

@testable import TodosModules

@MainActor
@Suite("The page of a todo")
struct DetailTests {
    @Test func `E18 A row leads to the page of its todo, and back`() async throws {
        let host = try showFake()
        await host.run()
        host.tap(.link, "Return the ladder")
        await host.run()
        #expect(host.find(.field, "Title").value == "Return the ladder")
        #expect(host.find(.field, "Note").value == "It belongs to number 12.")
        host.find(.containing("Number 12, 370 m"))
        #expect(host.location == "/2")
        host.goBack()
        host.find(.link, "Return the ladder")
    }

    @Test func `E18 A URL opens a page`() async throws {
        let host = try showFake("/4")
        await host.run()
        #expect(host.find(.field, "Title").value == "Buy stamps")
    }

    @Test func `E18 A change is saved, and the list shows it`() async throws {
        let host = try showFake()
        await host.run()
        host.tap(.link, "Buy stamps")
        await host.run()
        #expect(!host.find("Save").isEnabled)
        host.clear("Title")
        #expect(!host.find("Save").isEnabled)
        host.type("Buy ten stamps", into: "Title")
        host.toggle("Done")
        host.tap("Save")
        await host.run()
        #expect(!host.find("Save").isEnabled)
        host.goBack()
        await host.run()
        host.find(.link, "Buy ten stamps")
        host.find("Reopen Buy ten stamps")
    }

    @Test func `E18 A date, a repetition and a place can be set, and taken away`() async throws {
        let host = try showFake("/5")
        await host.run()
        host.expectNone("Repeats")
        host.toggle("Due date")
        host.pick("Every week", in: "Repeats")
        host.type(" Marta’s flat ", into: "Place")
        host.tap("Save")
        await host.run()
        host.find(.containing("Marta’s flat, 0 m"))
        #expect(host.find("Repeats").value == "Every week")
        host.goBack()
        await host.run()
        host.find(.containing(", Repeats, Marta’s flat, 0 m"))
        host.tap(.link, "Answer Marta’s letter")
        await host.run()
        host.toggle("Due date")
        host.clear("Place")
        host.tap("Save")
        await host.run()
        host.expectNone("Repeats")
        host.expectNone(.containing("Marta’s flat"))
    }

    @Test func `E18 Only what was changed is sent`() async {
        let api = MockApi([.apples])
        let location = FakeLocationService(place: PositionObject(latitude: 51, longitude: 12))
        let host = show(MockServices(api: api, location: location), "/3")
        await host.settle { host.exists("Title") }
        host.toggle("Done")
        host.tap("Save")
        await host.settle { host.exists("Save") && !host.find("Save").isEnabled }
        host.pick("Every month", in: "Repeats")
        host.tap("Save")
        await host.settle { host.exists("Save") && !host.find("Save").isEnabled }
        host.clear("Place")
        host.type("Shop", into: "Place")
        host.tap("Save")
        await host.settle { host.exists("Save") && !host.find("Save").isEnabled }
        #expect(
            api.calls.filter { $0.hasPrefix("change") } == [
                "change 3: done true", "change 3: due 1000 monthly", "change 3: place Shop 51.0",
            ])
    }

    @Test func `E18 A failed save keeps the edits and shows an error`() async {
        let api = MockApi([.milk])
        let host = show(MockServices(api: api), "/1")
        await host.settle { host.exists("Title") }
        host.type("!", into: "Note")
        api.fail(with: HTTP.Error.statusCode(503))
        host.tap("Save")
        await host.settle { host.exists("The server refused") }
        host.tap("OK")
        #expect(host.find(.field, "Note").value == "!")
        #expect(host.find("Save").isEnabled)
    }

    @Test func `E18 A todo is deleted after a confirmation, and the list is shown`() async throws {
        let host = try showFake()
        await host.run()
        host.tap(.link, "Buy stamps")
        await host.run()
        host.tap("Delete todo")
        host.find("Delete “Buy stamps”?")
        host.tap("Delete")
        await host.run()
        #expect(host.location == "/")
        host.expectNone("Buy stamps")
        host.find(.link, "Book the ferry")
    }

    @Test func `E18 A deleted todo shows an error`() async throws {
        let host = try showFake("/99")
        await host.run()
        host.find("It is gone")
        host.expectNone("Try again")
    }
}
