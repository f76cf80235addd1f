import CountriesRoot
import Foundation
import LoopbackServer
import MartletKit
import MartletPreviews
import MartletTest
import SwiftUI
import Testing
import TodosEnvironment
import TodosServer

@testable import Counter
@testable import Showcase
@testable import TodosDevelopmentApp

/// An app of the examples, and its user.
///
/// Each app that the showcase serves is found there; those that have a program of their own are named here. An example that has no user is
/// a failure of its own.
@MainActor
struct Example: Identifiable {
    /// What the showcase calls it, or the folder of its program.
    nonisolated let id: String
    /// Opens it once more.
    let open: () async throws -> TestHost
    let user: User
    /// Whether what users tell its server is meant for all of them, once they ask for it.
    var isShared = false

    /// All but QBChat, whose users are to reach each other.
    static var all: [Example] {
        get throws { try System.all.filter { $0.id != "qbchat" }.map(example) + programs }
    }

    /// What the showcase does not serve.
    private static let programs = [
        Example(id: "Showcase", app: StartPage.self, user: .ofStartPage),
        Example(id: "Counter", app: CounterApp.self, user: .ofCounter),
        Example(id: "Countries with view models", app: CountriesMVVMApp.self, user: .ofCountries),
        Example(id: "Pokedex/Previews", app: PreviewGallery.self, user: .ofPreviews),
        Example(id: "Todos/Apps/Development", open: openDevelopment, user: .ofTodos, isShared: true),
    ]

    private static func example(of system: System) throws -> Example {
        let user = try #require(users[system.id], "Nobody tries \(system.name) in two sessions: give it a user in Example.users.")
        return Example(id: system.id, app: system.app, user: user, isShared: system.id == "todos")
    }

    private static let users: [System.ID: User] = [
        "diner": .ofDiner, "pokedex": .ofPokedex, "countries": .ofCountries, "todos": .ofTodos, "todos-fake": .ofTodos,
        "compare": .ofCompare,
    ]
}

extension Example {
    private init(id: String, app: any App.Type, user: User, isShared: Bool = false) {
        self.init(id: id, open: { mount(app) }, user: user, isShared: isShared)
    }

    /// Sessions of the app that is worked on, with a server like that which its developer runs: both share it, and what the app shares.
    private static func openDevelopment() async throws -> TestHost {
        let builder = ServiceBuilder(Services(parent: try await development.value))
        return mount { TodosRoot(name: "Todos Development", builder: .success(builder)) }
    }

    private static let development = Task { @MainActor in
        let server = LoopbackServer.todos()
        let list = """
            <plist version="1.0"><dict><key>Environment</key><string>development</string><key>Name</key><string>Todos Development</string>\
            <key>API</key><string>\(try await server.address().appending(path: "v1"))</string></dict></plist>
            """
        return TodosDevelopmentApp.services(try TodosSettings(propertyList: Data(list.utf8), variables: [:]))
    }
}

extension Example: CustomTestStringConvertible {
    nonisolated var testDescription: String { id }
}
