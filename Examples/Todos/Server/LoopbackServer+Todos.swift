import LoopbackServer
import MartletShared

extension LoopbackServer {
    /// Creates an HTTP server for todos.
    ///
    ///     GET    /v1/todos?filter=open&sort=due     [{"id": 1, "title": "Air the attic", "note": "", "isDone": false}, …]
    ///     POST   /v1/todos                          {"title": "…"} → 201 and the todo
    ///     GET    /v1/todos/{id}
    ///     PATCH  /v1/todos/{id}                     {"isDone": true, "schedule": {"due": "…", "repeats": "weekly"}, "whereabouts": {"place": {"name": "…"}}} → the todo
    ///     DELETE /v1/todos/{id}                     204
    ///
    /// The same below `/v1/users/{user}/todos`, with a list for each user.
    ///
    /// - Parameters:
    ///   - storage: Where the todos are; `nil` keeps them in memory.
    ///   - port: The port to listen on; 0 for any free port.
    public static func todos(storage: SharedStorage? = nil, port: Int = 0) throws -> LoopbackServer {
        LoopbackServer(TodosRoutes(storage: try storage ?? .inMemory()).router, port: port)
    }
}
