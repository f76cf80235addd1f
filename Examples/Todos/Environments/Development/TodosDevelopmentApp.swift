import Foundation
import MartletKit
import SwiftUI
import TodosEnvironment
import TodosLiveServices
import TodosServices

/// Todos for development, with a server that the developer runs (`swift run TodosServe`).
public struct TodosDevelopmentApp: App {
    /// The services that all sessions share. None of them belongs to a session.
    private static let process = settings.map { services($0) }

    static let settings = Result { try TodosSettings(bundle: .module) }

    @State private var builder = Result { try ServiceBuilder(Services(parent: process.get())) }

    public init() {}

    public var body: some Scene { TodosWindow(Self.settings, tint: .primary) { TodosRoot(name: $0, builder: builder) } }

    static func services(_ settings: TodosSettings) -> Services {
        Services(settings.environment, scope: .process) { services in
            services.registerService((any StorageServiceInterface).self, scope: .process) { _ in
                FileStorageService(cache: "martlet-todos/development")
            }
            services.registerService((any LocationServiceInterface).self, scope: .process) { _ in SettingLocationService() }
            services.registerService((any ApiServiceInterface).self, scope: .process) { _ in
                guard let api = settings.api else {
                    throw TodosSettings.Problem("The settings have no “API” URL. Add one to Environment.plist, or set TODOS_API.")
                }
                return MyApiService(baseURL: api, load: MyApiService.session().data(for:))
            }
        }
    }
}
