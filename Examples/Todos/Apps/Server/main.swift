import LoopbackServer
import MartletShared
import TodosServer

// Runs the server alone, on the port that Todos Development uses, or on the one in the first argument.
let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8181
let server = try LoopbackServer.todos(storage: .ofEveryone(), port: port)
print("Serving todos at \(try await server.address())/v1/todos")
while true { try await Task.sleep(for: .seconds(3600)) }
