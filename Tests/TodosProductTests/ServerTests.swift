import Foundation
import LoopbackServer
import Testing
import TodosFakeServices
import TodosLiveServices
import TodosServer
import TodosServices

@Suite("Server over HTTP")
struct ServerTests {
    private let server = LoopbackServer.todos()

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

    @Test func `E9 Invalid requests are refused`() async throws {
        let api = try await api()
        await #expect { try await api.add(NewTodoObject(title: "")) } throws: { isStatus($0, 422) }
        await #expect { try await api.change(1, TodoChangeObject(note: String(repeating: "x", count: 2_001))) } throws: {
            isStatus($0, 422)
        }
        await #expect { try await api.add(NewTodoObject(title: String(repeating: "x", count: 20_000))) } throws: { isStatus($0, 413) }
    }

    @Test func `E8 The fake filters and sorts like the server`() async throws {
        let api = try await api()
        let fake = FakeApiService(todos: try await api.todos(TodosRequestObject()), delay: .zero)
        for filter in TodosRequestObject.Filter.allCases {
            for sort in TodosRequestObject.Sort.allCases {
                let request = TodosRequestObject(filter: filter, sort: sort)
                let answer = try await api.todos(request)
                #expect(answer == (try await fake.todos(request)), "\(filter), \(sort)")
                #expect(!answer.isEmpty)
            }
        }
        #expect(try await api.todos(TodosRequestObject(filter: .done)).map(\.title) == ["Air the attic"])
        #expect(try await api.todos(TodosRequestObject(sort: .due)).map(\.id) == [3, 4, 1, 2])
    }

    private func isStatus(_ error: any Error, _ status: Int) -> Bool {
        if case HTTP.Error.statusCode(status) = error { true } else { false }
    }
}
