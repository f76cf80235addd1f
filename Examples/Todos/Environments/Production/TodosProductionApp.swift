import Foundation
import MartletKit
import SwiftUI
import TodosEnvironment
import TodosServer

/// Todos for production, with the server in the settings, or with its own, which has a list for each user.
public struct TodosProductionApp: App {
    /// The services that all sessions share. None of them belongs to a user.
    private static let process = settings.map { services($0) }

    static let settings = Result { try TodosSettings(bundle: .module) }

    public init() {}

    public var body: some Scene {
        TodosWindow(Self.settings, tint: .blue) { name in
            UserRoot(name: name, process: Self.process)
        }
    }
}

/// The app of one user, whose id the user's browser keeps.
struct UserRoot: View {
    let name: String
    let process: Result<Services, any Error>
    @AppStorage("user") private var user = ""
    /// The services of this user, once the user is known.
    @State private var builder: Result<ServiceBuilder, any Error>?

    var body: some View {
        Group {
            if let builder { TodosRoot(name: name, builder: builder) } else { Color.clear }
        }
        .onAppear {
            if user.isEmpty { user = UUID().uuidString }
            builder = Result { try ServiceBuilder(TodosProductionApp.services(of: user, in: process.get())) }
        }
    }
}
