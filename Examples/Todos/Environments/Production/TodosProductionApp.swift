import Foundation
import MartletKit
import SwiftUI
import TodosEnvironment
import TodosLiveServices
import TodosServer
import TodosServices

/// Todos for production, with the server in the settings, or with its own.
public struct TodosProductionApp: App {
    /// The services that all sessions share, including the server's todos. None of them belongs to a session.
    private static let process = settings.map { services($0) }

    static let settings = Result { try TodosSettings(bundle: .module) }

    @State private var builder = process.map { ServiceBuilder(Services(parent: $0)) }

    public init() {}

    public var body: some Scene { TodosWindow(Self.settings, builder: builder, tint: .blue) }

    static func services(_ settings: TodosSettings) -> Services {
        Services(settings.environment, scope: .process) { services in
            services.register(OwnServer.self, scope: .process) { _ in OwnServer(instead: settings.api) }
            services.registerService((any StorageServiceInterface).self, scope: .process) { _ in
                FileStorageService(cache: "martlet-todos/production")
            }
            services.registerService((any LocationServiceInterface).self, scope: .process) { _ in SettingLocationService() }
            services.registerService((any ApiServiceInterface).self, scope: .process) { services in
                MyApiService(baseURL: try services(OwnServer.self).url, load: MyApiService.session().data(for:))
            }
        }
    }
}
