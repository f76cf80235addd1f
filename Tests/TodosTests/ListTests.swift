import Foundation
import MartletKit
import MartletTest
import SwiftUI
import Testing
import TodosServices

@testable import TodosModules

@MainActor
@Suite("The list")
struct ListTests {
    @Test func `E8 The fake answers after a second`() async throws {
        let host = try showFake()
        host.find("Fetching your todos…")
        await host.advance(by: .milliseconds(999))
        host.find("Fetching your todos…")
        await host.advance(by: .milliseconds(1))
        #expect(
            host.titles == [
                "Water the tomatoes", "Return the ladder", "Mend the kitchen drawer", "Buy stamps", "Answer Marta’s letter",
                "Book the ferry",
            ])
    }

    @Test func `E8 The fake applies filter and order`() async throws {
        let host = try showFake()
        await host.run()
        host.choose("Open", from: "Show")
        await host.run()
        host.choose("By date", from: "Show")
        await host.run()
        #expect(host.titles == ["Buy stamps", "Water the tomatoes", "Return the ladder", "Answer Marta’s letter"])
    }

    @Test func `E15 A router leads to any given destination`() async {
        let host = mount {
            TodoListModule.build(
                title: "Todos", services: MockServices(api: MockApi([.milk, .bread])),
                detail: Destination { Text("Number \($0.id.rawValue)") })
        }
        await host.settle { host.exists("bread") }
        host.tap("bread")
        host.find("Number 2")
        #expect(host.location == "/2")
    }

    @Test func `E15 A page that closes itself returns to the list`() async {
        let host = mount {
            TodoListModule.build(
                title: "Todos", services: MockServices(api: MockApi([.milk])), detail: Destination { Button("Leave", action: $0.close) })
        }
        await host.settle { host.exists("Milk") }
        host.tap("Milk")
        host.tap("Leave")
        host.find(.link, "Milk")
        #expect(host.location == "/")
    }

    @Test func `E18 A new todo is added with its text trimmed, and the field is cleared`() async {
        let api = MockApi([.milk])
        let host = await loaded(api)
        host.type("  Eggs \n", into: "New todo")
        await host.settle { host.exists("Eggs") }
        #expect(host.find(.field, "New todo").value ?? "" == "")
        #expect(api.calls == ["todos all added", "add Eggs", "todos all added"])
    }

    @Test func `E18 An empty text adds nothing`() async {
        let api = MockApi([.milk])
        let host = await loaded(api)
        host.type("  \n", into: "New todo")
        await host.settle()
        #expect(api.calls == ["todos all added"])
    }

    @Test func `E18 A failed todo returns to the field with an error`() async {
        let api = MockApi([.milk])
        let host = await loaded(api)
        api.fail(with: HTTP.Error.statusCode(507))
        host.type("Eggs\n", into: "New todo")
        await host.settle { host.exists("The server refused") }
        host.tap("OK")
        #expect(host.find(.field, "New todo").value == "Eggs")
    }

    @Test func `E18 A todo is checked off before the service answers`() async throws {
        let host = try showFake()
        await host.run()
        host.tap("Finish Buy stamps")
        host.find("Reopen Buy stamps")
        await host.run()
        host.find("Reopen Buy stamps")
    }

    @Test func `E18 A todo that repeats is there again after it is done, at a later date`() async {
        var milk = TodoObject.milk
        (milk.due, milk.repeats) = (.now.addingTimeInterval(-60), .monthly)
        let api = MockApi([milk])
        let host = await loaded(api)
        host.find("Repeats")
        host.tap("Finish Milk")
        host.find("Reopen Milk")
        await host.settle { host.exists("Finish Milk") }
        #expect(api.calls.contains { $0.hasPrefix("change 1: done false, due") && $0.hasSuffix("monthly") })
    }

    @Test func `E18 A refused check is reverted`() async {
        let api = MockApi([.milk])
        let host = await loaded(api)
        api.fail(with: HTTP.Error.unknown(URLError(.cannotConnectToHost)))
        host.tap("Finish Milk")
        await host.settle { host.exists("No answer") }
        host.tap("OK")
        host.find("Finish Milk")
    }

    @Test func `E18 A todo is deleted immediately`() async throws {
        let host = try showFake()
        await host.run()
        host.delete("Buy stamps")
        host.expectNone("Buy stamps")
        await host.run()
        host.expectNone("Buy stamps")
        #expect(host.titles.count == 5)
    }

    @Test func `E18 An empty list shows a hint`() async {
        let host = show(MockServices(api: MockApi([])))
        await host.settle { host.exists("Nothing to do") }
        host.find("Write the first one above.")
        host.find("New todo")
    }

    @Test func `E18 A filtered list without todos shows a message`() async {
        let host = await loaded(MockApi([.milk]))
        host.choose("Done", from: "Show")
        await host.settle { host.exists("Nothing done yet") }
        host.expectNone("Milk")
    }

    @Test func `E18 A failed load can be retried`() async {
        let api = MockApi([.milk], failure: HTTP.Error.statusCode(500))
        let host = show(MockServices(api: api))
        await host.settle { host.exists("The server refused") }
        host.find("It answered with status 500. That is not your fault; try again in a while.")
        api.fail(with: nil)
        host.tap("Try again")
        await host.settle { host.exists("Milk") }
    }

    @Test func `E18 Without an answer the saved list is shown with a note`() async {
        let api = MockApi([.milk])
        let host = await loaded(api)
        api.fail(with: HTTP.Error.unknown(URLError(.notConnectedToInternet)))
        host.refresh()
        await host.settle { host.exists("Saved list: the server does not answer.") }
        host.find(.link, "Milk")
        api.fail(with: nil)
        host.tap("Try again")
        await host.settle { !host.exists("Try again") }
        host.find(.link, "Milk")
    }

    private func loaded(_ api: MockApi) async -> TestHost {
        let host = show(MockServices(api: api))
        await host.settle { host.exists("New todo") }
        return host
    }
}
