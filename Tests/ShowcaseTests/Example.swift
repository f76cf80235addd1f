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

/// An app of the examples, with its user.
///
/// The showcase lists the apps it serves; apps with a program of their own are named here. An example without a user
/// fails a test.
@MainActor
struct Example: Identifiable {
    /// The name in the showcase, or the folder of the program.
    nonisolated let id: String
    /// Opens another session.
    let open: () async throws -> TestHost
    let user: User
    /// Whether all users share what they send to its server.
    var isShared = false

    /// All examples except QBChat, whose users must reach each other.
    static var all: [Example] {
        get throws { try System.all.filter { $0.id != "qbchat" }.map(example) + programs }
    }

    /// The apps that the showcase does not serve.
    private static let programs = [
        Example(id: "Showcase", app: StartPage.self, user: .ofStartPage),
        Example(id: "Counter", app: CounterApp.self, user: .ofCounter),
        Example(id: "Countries with view models", app: CountriesMVVMApp.self, user: .ofCountries),
        Example(id: "Pokedex/Previews", app: PreviewGallery.self, user: .ofPreviews),
        Example(id: "Todos/Apps/Development", open: openDevelopment, user: .ofTodos, isShared: true),
    ]

    private static func example(of system: System) throws -> Example {
        let user = try #require(users[system.id], "Nobody tries \(system.name) in two sessions: give it a user in Example.users.")
        return Example(id: system.id, app: system.app, user: user)
    }

    private static let users: [System.ID: User] = [
        "diner": .ofDiner, "pokedex": .ofPokedex, "countries": .ofCountries, "todos": .ofTodos, "todos-fake": .ofTodos,
        "compare": .ofCompare, "catalog": .ofCatalog,
    ]
}

extension Example {
    private init(id: String, app: any App.Type, user: User, isShared: Bool = false) {
        self.init(id: id, open: { mount(app) }, user: user, isShared: isShared)
    }

    /// Sessions of the development app, with a server like the developer's. They share it, and what the app shares.
    private static func openDevelopment() async throws -> TestHost {
        let builder = try ServiceBuilder(Services(parent: try await development.value))
        return mount { TodosRoot(name: "Todos Development", builder: .success(builder)) }
    }

    private static let development = Task { @MainActor in
        let server = try LoopbackServer.todos()
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
