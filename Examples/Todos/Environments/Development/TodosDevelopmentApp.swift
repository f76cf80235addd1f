import Foundation
import MartletKit
import SwiftUI
import TodosEnvironment
import TodosLiveServices
import TodosServices

/// Todos as it is worked on: with the server that whoever works on it runs (`swift run TodosServe`).
public struct TodosDevelopmentApp: App {
    /// What all sessions of the process share: nothing in it belongs to one of them.
    private static let process = settings.map { services($0) }

    static let settings = Result { try TodosSettings(bundle: .module) }

    @State private var builder = process.map { ServiceBuilder(Services(parent: $0)) }

    public init() {}

    public var body: some Scene { TodosWindow(Self.settings, builder: builder, tint: .indigo) }

    static func services(_ settings: TodosSettings) -> Services {
        Services(settings.environment, scope: .process) { services in
            services.registerService((any StorageServiceInterface).self, scope: .process) { _ in
                FileStorageService(cache: "martlet-todos/development")
            }
            services.registerService((any LocationServiceInterface).self, scope: .process) { _ in SettingLocationService() }
            services.registerService((any ApiServiceInterface).self, scope: .process) { _ in
                guard let api = settings.api else { throw TodosSettings.Problem("The settings name no server.") }
                return MyApiService(baseURL: api, load: MyApiService.session().data(for:))
            }
        }
    }
}
