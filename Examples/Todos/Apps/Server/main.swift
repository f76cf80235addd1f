import Foundation
import TodosServer

// The server alone, on the port that Todos Development looks for it, or on the one that is given.
let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8181
print("Todos are served at \(try await TodosServer.start(port: port))/v1/todos")
while true { try await Task.sleep(for: .seconds(3600)) }
