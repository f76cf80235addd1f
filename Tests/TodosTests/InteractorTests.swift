import Foundation
import Testing
import TodosFakeServices
import TodosServices

@testable import TodosModules

@MainActor
@Suite("Interactors with mock services")
struct InteractorTests {
    @Test func `E12 An interactor uses the services passed to it`() async throws {
        let (first, second) = (MockApi([.milk]), MockApi([.bread]))
        let list = try await TodoListInteractor(services: MockServices(api: second)).list(TodoCriteria())
        #expect(list.todos.map(\.title) == ["bread"])
        #expect(first.calls == [])
    }

    @Test func `E2 Criteria become a request to the service`() async throws {
        let api = MockApi([.milk, .bread, .apples])
        let interactor = TodoListInteractor(services: MockServices(api: api))
        _ = try await interactor.list(TodoCriteria(filter: .open, order: .due))
        _ = try await interactor.list(TodoCriteria(filter: .done, order: .title))
        #expect(api.calls == ["todos open due", "todos done title"])
    }

    @Test func `A finished todo that repeats comes again at its next date`() async throws {
        var milk = TodoObject.milk
        (milk.due, milk.repeats) = (Date(timeIntervalSince1970: 1_800_000_000), .weekly)
        let api = MockApi([milk, .bread])
        // Two weeks and a day later.
        let interactor = TodoListInteractor(services: MockServices(api: api)) { Date(timeIntervalSince1970: 1_800_000_000 + 15 * 86_400) }
        try await interactor.finishOnce(TodoID(rawValue: 1))
        try await interactor.finishOnce(TodoID(rawValue: 2))
        #expect(
            api.calls == [
                "todo 1", "change 1: done false, due \(1_800_000_000 + 21 * 86_400) weekly", "todo 2", "change 2: done true",
            ])
    }

    @Test(
        arguments: [
            (.daily, "2027-03-01 12:00", "2027-03-01 08:00", "2027-03-02 12:00"),
            (.daily, "2027-03-01 12:00", "2027-03-05 13:00", "2027-03-06 12:00"),
            (.weekly, "2027-03-01 12:00", "2027-03-08 12:00", "2027-03-15 12:00"),
            (.monthly, "2027-01-31 12:00", "2027-02-01 12:00", "2027-02-28 12:00"),
            (.monthly, "2027-01-31 12:00", "2027-03-01 12:00", "2027-03-31 12:00"),
            (.monthly, "2027-12-24 12:00", "2027-12-24 11:00", "2028-01-24 12:00"),
        ] as [(Repetition, String, String, String)])
    func `The next date is after the last one and now, and counted from the last one`(
        repeats: Repetition, last: String, now: String, next: String
    ) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func date(_ text: String) throws -> Date { try Date(text.replacing(" ", with: "T") + ":00Z", strategy: .iso8601) }
        #expect(try repeats.next(after: date(last), now: date(now), calendar: calendar) == date(next))
    }

    @Test(
        arguments: [
            (.init(filter: .all, order: .added), [1, 2, 3, 4, 5, 6]), (.init(filter: .all, order: .title), [3, 2, 4, 1, 6, 5]),
            (.init(filter: .all, order: .due), [3, 2, 1, 4, 5, 6]), (.init(filter: .open, order: .title), [3, 4, 1, 6, 5]),
            (.init(filter: .done, order: .added), [2]),
        ] as [(TodoCriteria, [Int])])
    func `E2 The interactor filters and sorts whatever a service answers`(criteria: TodoCriteria, expected: [Int]) async throws {
        let todos: [TodoObject] = [
            TodoObject(id: 5, title: "zucchini 10"), .bread, TodoObject(id: 6, title: "Zucchini 9"), TodoObject(id: 4, title: "Éclairs"),
            .apples, .milk,
        ]
        let list = try await TodoListInteractor(services: MockServices(api: MockApi(todos))).list(criteria)
        #expect(list.todos.map(\.id.rawValue) == expected)
    }

    @Test func `E2 An object becomes an entity, with data of another service`() async throws {
        let here = FakeLocationService(place: PositionObject(latitude: 0, longitude: 0))
        let list = try await TodoListInteractor(services: MockServices(api: MockApi([.apples]), location: here)).list(TodoCriteria())
        let entity = try #require(list.todos.first)
        #expect(entity.id == TodoID(rawValue: 3))
        #expect(entity.note == "Red ones")
        #expect(entity.due == Date(timeIntervalSince1970: 1_000))
        #expect(entity.place?.name == "Market")
        // One degree at the equator.
        #expect(entity.place?.distance.map { Int($0) } == 111_194)
    }

    @Test func `E2 Without a position there is no distance`() async throws {
        let list = try await TodoListInteractor(services: MockServices(api: MockApi([.apples]))).list(TodoCriteria())
        #expect(list.todos.first?.place == TodoEntity.Place(name: "Market", distance: nil))
    }

    @Test func `E14 Without an answer the stored list is shown in the selected order`() async throws {
        let api = MockApi([.milk, .bread, .apples])
        let interactor = TodoListInteractor(services: MockServices(api: api))
        _ = try await interactor.list(TodoCriteria())
        api.fail(with: HTTP.Error.unknown(URLError(.cannotConnectToHost)))
        let list = try await interactor.list(TodoCriteria(filter: .open, order: .title))
        #expect(list.todos.map(\.title) == ["Apples", "Milk"])
        #expect(list.isKept)
    }

    @Test func `E14 A refusal is an error, even with a stored list`() async throws {
        let api = MockApi([.milk])
        let interactor = TodoListInteractor(services: MockServices(api: api))
        _ = try await interactor.list(TodoCriteria())
        api.fail(with: HTTP.Error.statusCode(500))
        await #expect(throws: TodoProblem.refused(status: 500)) { try await interactor.list(TodoCriteria()) }
    }

    @Test func `E14 A list is shown even if it cannot be stored`() async throws {
        let interactor = TodoListInteractor(services: MockServices(api: MockApi([.milk]), storage: FullStorage()))
        #expect(try await interactor.list(TodoCriteria()).todos.map(\.title) == ["Milk"])
    }

    @Test(
        arguments: [
            (HTTP.Error.unknown(URLError(.cannotConnectToHost)), .noAnswer), (HTTP.Error.unknown(URLError(.timedOut)), .tooSlow),
            (HTTP.Error.statusCode(503), .refused(status: 503)), (HTTP.Error.statusCode(404), .gone),
            (HTTP.Error.invalidResponse, .unreadable),
            (HTTP.Error.unknown(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))), .unreadable),
            (Broken(), .broken("Broken()")),
        ] as [(any Error & Sendable, TodoProblem)])
    func `E14 Each service error is converted`(error: any Error & Sendable, problem: TodoProblem) async {
        let interactor = TodoDetailInteractor(services: MockServices(api: MockApi(failure: error)))
        await #expect(throws: problem) { try await interactor.todo(TodoID(rawValue: 1)) }
    }

    @Test func `E14 A change returns the new entity`() async throws {
        let api = MockApi([.milk])
        let interactor = TodoDetailInteractor(services: MockServices(api: api))
        let changed = try await interactor.change(TodoID(rawValue: 1), TodoChange(title: "Oat milk", note: "Two", isDone: true))
        #expect(changed.title == "Oat milk" && changed.note == "Two" && changed.isDone)
        #expect(api.calls == ["change 1: title Oat milk, note Two, done true"])
    }

    @Test func `E14 Deleting a deleted todo is not an error in the list`() async throws {
        let api = MockApi([])
        try await TodoListInteractor(services: MockServices(api: api)).delete(TodoID(rawValue: 1))
        #expect(api.calls == ["delete 1"])
    }
}

private struct FullStorage: StorageServiceInterface {
    func data(named name: String) async throws -> Data? { throw Broken() }
    func keep(_ data: Data, named name: String) async throws { throw Broken() }
}
