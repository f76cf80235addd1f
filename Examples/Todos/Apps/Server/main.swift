import LoopbackServer
import TodosServer

// The server alone, on the port that Todos Development looks for it, or on the one that is given.
let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8181
let server = LoopbackServer.todos(port: port)
print("Todos are served at \(try await server.address())/v1/todos")
while true { try await Task.sleep(for: .seconds(3600)) }
