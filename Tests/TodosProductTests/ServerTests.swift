import Foundation
import LoopbackServer
import MartletShared
import Testing
import TodosFakeServices
import TodosLiveServices
import TodosServer
import TodosServices

@Suite("Server over HTTP")
struct ServerTests {
    private let server: LoopbackServer

    init() throws { server = try .todos() }

    private func api() async throws -> MyApiService {
        MyApiService(baseURL: try await server.address().appending(path: "v1"), load: MyApiService.session().data(for:))
    }

    @Test func `E9 A todo is added, changed, listed and deleted`() async throws {
        let api = try await api()
        let added = try await api.add(NewTodoObject(title: "Sweep the yard"))
        #expect(added.title == "Sweep the yard" && !added.isDone)
        let changed = try await api.change(added.id, TodoChangeObject(note: "With the big broom", isDone: true))
        #expect(changed == TodoObject(id: added.id, title: "Sweep the yard", note: "With the big broom", isDone: true))
        #expect(try await api.todo(added.id) == changed)
        #expect(try await api.todos(TodosRequestObject()).last == changed)
        try await api.delete(added.id)
        await #expect { try await api.todo(added.id) } throws: { isStatus($0, 404) }
        await #expect { try await api.delete(added.id) } throws: { isStatus($0, 404) }
    }

    @Test func `E9 A date, a repetition and a place are set and taken away`() async throws {
        let api = try await api()
        let id = try await api.add(NewTodoObject(title: "Sweep the yard")).id
        let due = Date(timeIntervalSince1970: 1_900_000_000)
        let place = PlaceObject(name: "Yard", position: nil)
        _ = try await api.change(id, TodoChangeObject(schedule: ScheduleObject(due: due, repeats: .weekly)))
        let set = try await api.change(id, TodoChangeObject(whereabouts: WhereaboutsObject(place: place)))
        #expect(set == TodoObject(id: id, title: "Sweep the yard", due: due, repeats: .weekly, place: place))
        let plain = try await api.change(
            id, TodoChangeObject(schedule: ScheduleObject(repeats: .daily), whereabouts: WhereaboutsObject()))
        #expect(plain == TodoObject(id: id, title: "Sweep the yard"))
        let nowhere = PlaceObject(name: "Nowhere", position: PositionObject(latitude: 91, longitude: 0))
        for wrong in [nowhere, PlaceObject(name: "", position: nil)] {
            await #expect { try await api.change(id, TodoChangeObject(whereabouts: WhereaboutsObject(place: wrong))) } throws: {
                isStatus($0, 422)
            }
        }
        try await api.delete(id)
    }

    @Test func `E9 Each user has a list, which survives the server`() async throws {
        let storage = try SharedStorage.inMemory()
        func api(_ user: String, at server: LoopbackServer) async throws -> MyApiService {
            MyApiService(
                baseURL: try await server.address().appending(path: "v1/users/\(user)"), load: MyApiService.session().data(for:))
        }
        let first = try LoopbackServer.todos(storage: storage)
        let added = try await api("ann", at: first).add(NewTodoObject(title: "Sweep the yard"))
        try await api("bob", at: first).delete(1)
        await first.stop()
        let second = try LoopbackServer.todos(storage: storage)
        #expect(try await api("ann", at: second).todos(TodosRequestObject()).map(\.id) == [1, 2, 3, 4, added.id])
        #expect(try await api("bob", at: second).todos(TodosRequestObject()).map(\.id) == [2, 3, 4])
        await #expect { try await api("..%2F", at: second).todo(1) } throws: { isStatus($0, 404) }
        await second.stop()
    }

    @Test func `E9 Invalid requests are refused`() async throws {
        let api = try await api()
        await #expect { try await api.add(NewTodoObject(title: "")) } throws: { isStatus($0, 422) }
        await #expect { try await api.change(1, TodoChangeObject(note: String(repeating: "x", count: 2_001))) } throws: {
            isStatus($0, 422)
        }
        await #expect { try await api.add(NewTodoObject(title: String(repeating: "x", count: 20_000))) } throws: { isStatus($0, 413) }
    }

    @Test(arguments: [
        ("all", "added", [1, 2, 3, 4, 5]), ("all", "title", [1, 3, 5, 2, 4]), ("all", "due", [3, 4, 1, 2, 5]),
        ("open", "added", [2, 3, 4]), ("open", "title", [3, 2, 4]), ("open", "due", [3, 4, 2]),
        ("done", "added", [1, 5]), ("done", "title", [1, 5]), ("done", "due", [1, 5]),
    ]) func `E8 The server filters and sorts, and the fake does the same`(filter: String, sort: String, expected: [Int]) async throws {
        let api = try await api()
        _ = try await api.change(api.add(NewTodoObject(title: "dust the shelf")).id, TodoChangeObject(isDone: true))
        let request = try #require(TodosRequestObject(query: ["filter": filter, "sort": sort]))
        #expect(try await api.todos(request).map(\.id) == expected)
        let fake = FakeApiService(todos: try await api.todos(TodosRequestObject()).shuffled(), delay: .zero)
        #expect(try await fake.todos(request).map(\.id) == expected)
    }

    private func isStatus(_ error: any Error, _ status: Int) -> Bool {
        if case HTTP.Error.statusCode(status) = error { true } else { false }
    }
}
