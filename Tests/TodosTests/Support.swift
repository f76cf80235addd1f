import Foundation
import MartletKit
import MartletTest
import Synchronization
import TodosEnvironment
import TodosFakeServices
import TodosServices

@testable import TodosFakeApp
@testable import TodosModules

extension TodoObject {
    static let milk = TodoObject(id: 1, title: "Milk")
    static let bread = TodoObject(id: 2, title: "bread", isDone: true, due: Date(timeIntervalSince1970: 2_000))
    static let apples = TodoObject(
        id: 3, title: "Apples", note: "Red ones", due: Date(timeIntervalSince1970: 1_000),
        place: PlaceObject(name: "Market", position: PositionObject(latitude: 0, longitude: 1)))
}

/// A mock API that records its requests. It answers with all its todos, whatever the request.
final class MockApi: ApiServiceInterface {
    private let asked = Mutex<[String]>([])
    private let answers = Mutex<[TodoObject]>([])
    private let failure = Mutex<(any Error & Sendable)?>(nil)

    init(_ todos: [TodoObject] = [], failure: (any Error & Sendable)? = nil) {
        answers.withLock { $0 = todos }
        self.failure.withLock { $0 = failure }
    }

    var calls: [String] { asked.withLock { $0 } }

    func fail(with error: (any Error & Sendable)?) { failure.withLock { $0 = error } }

    func setup() async throws { note("setup") }

    func todos(_ request: TodosRequestObject) async throws -> [TodoObject] {
        try answer("todos \(request.filter) \(request.sort)") { $0 }
    }

    func todo(_ id: Int) async throws -> TodoObject { try answer("todo \(id)") { try Self.todo(id, in: $0) } }

    func add(_ todo: NewTodoObject) async throws -> TodoObject {
        try answer("add \(todo.title)") { todos in
            let added = TodoObject(id: todos.count + 1, title: todo.title)
            todos.append(added)
            return added
        }
    }

    func change(_ id: Int, _ change: TodoChangeObject) async throws -> TodoObject {
        let fields = [
            change.title.map { "title \($0)" }, change.note.map { "note \($0)" }, change.isDone.map { "done \($0)" },
            change.schedule.map { "due \($0.due.map { "\(Int($0.timeIntervalSince1970))" } ?? "never") \($0.repeats?.rawValue ?? "once")" },
            change.whereabouts.map { "place \($0.place?.name ?? "none") \($0.place?.position?.latitude ?? .nan)" },
        ]
        return try answer("change \(id): " + fields.compactMap(\.self).joined(separator: ", ")) { todos in
            var changed = try Self.todo(id, in: todos)
            changed.title = change.title ?? changed.title
            changed.note = change.note ?? changed.note
            changed.isDone = change.isDone ?? changed.isDone
            if let schedule = change.schedule { (changed.due, changed.repeats) = (schedule.due, schedule.repeats) }
            if let whereabouts = change.whereabouts { changed.place = whereabouts.place }
            todos = todos.map { $0.id == id ? changed : $0 }
            return changed
        }
    }

    func delete(_ id: Int) async throws {
        try answer("delete \(id)") { todos in
            _ = try Self.todo(id, in: todos)
            todos.removeAll { $0.id == id }
        }
    }

    private func note(_ call: String) { asked.withLock { $0.append(call) } }

    private func answer<Result: Sendable>(_ call: String, _ answer: (inout [TodoObject]) throws -> Result) throws -> Result {
        note(call)
        if let failure = failure.withLock({ $0 }) { throw failure }
        return try answers.withLock { try answer(&$0) }
    }

    private static func todo(_ id: Int, in todos: [TodoObject]) throws -> TodoObject {
        guard let todo = todos.first(where: { $0.id == id }) else { throw HTTP.Error.statusCode(404) }
        return todo
    }
}

/// Mock services.
@MainActor
final class MockServices: ServiceBuilderInterface {
    let api: any ApiServiceInterface
    let location: any LocationServiceInterface
    let storage: any StorageServiceInterface
    private(set) var setups = 0

    init(
        api: any ApiServiceInterface, location: any LocationServiceInterface = FakeLocationService(place: nil),
        storage: any StorageServiceInterface = FakeStorageService()
    ) {
        self.api = api
        self.location = location
        self.storage = storage
    }

    func setup() async throws { setups += 1 }
}

/// The default error of a mock.
struct Broken: Error {}

extension TodosSettings {
    static func fake() throws -> TodosSettings {
        try TodosSettings(propertyList: Data(plist(environment: "fake", name: "Todos Demo").utf8), variables: [:])
    }

    static func plist(environment: String, name: String = "Todos", api: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>Environment</key><string>\(environment)</string><key>Name</key><string>\(name)</string>\
        \(api.map { "<key>API</key><string>\($0)</string>" } ?? "")</dict></plist>
        """
    }
}

/// The fake app with a stopped clock.
@MainActor
func showFake(_ url: String = "/") throws -> TestHost {
    let clock = TestClock()
    let services = TodosFakeApp.services(try .fake(), clock: clock)
    return mount(url: url, clock: clock) { TodosRoot(name: "Todos Demo", builder: Result { try ServiceBuilder(services) }) }
}

/// The modules with any services.
@MainActor
func show(_ services: some ServiceBuilderInterface, _ url: String = "/", clock: TestClock = TestClock()) -> TestHost {
    mount(url: url, clock: clock) { TodoListModule.build(title: "Todos", services: services) }
}

extension TestHost {
    /// The titles in the list, from the top. None contains a comma.
    var titles: [String] { findAll(.link).compactMap { $0.text?.split(separator: ",").first.map(String.init) } }
}
