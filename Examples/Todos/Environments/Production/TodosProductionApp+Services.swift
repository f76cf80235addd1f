import MartletKit
import TodosEnvironment
import TodosLiveServices
import TodosServices

extension TodosProductionApp {
    /// The services of the process.
    static func services(_ settings: TodosSettings) -> Services {
        Services(settings.environment, scope: .process) { services in
            services.register(OwnServer.self, scope: .process) { _ in OwnServer(instead: settings.api) }
            services.registerService((any LocationServiceInterface).self, scope: .process) { _ in SettingLocationService() }
        }
    }

    /// The services of a user: what the server has for that user, and what is stored of it.
    static func services(of user: String, in process: Services) -> Services {
        Services(parent: process) { services in
            services.registerService((any StorageServiceInterface).self) { _ in
                FileStorageService(cache: "martlet-todos/production/\(user)")
            }
            services.registerService((any ApiServiceInterface).self) { services in
                let server = try services(OwnServer.self)
                return MyApiService(base: { try await server.url(of: user) }, load: MyApiService.session().data(for:))
            }
        }
    }
}
