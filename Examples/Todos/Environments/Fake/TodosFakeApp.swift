import MartletKit
import SwiftUI
import TodosEnvironment
import TodosFakeServices
import TodosServices

/// Todos with fake services: fixed data, separate for each session.
public struct TodosFakeApp: App {
    static let settings = Result { try TodosSettings(bundle: .module) }

    @State private var builder = Result { try ServiceBuilder(services(settings.get())) }

    public init() {}

    public var body: some Scene { TodosWindow(Self.settings, tint: .indigo) { TodosRoot(name: $0, builder: builder) } }

    /// - Parameters:
    ///   - delay: The time that each answer takes.
    ///   - clock: The clock that measures the delay.
    static func services(
        _ settings: TodosSettings, delay: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock()
    ) -> Services {
        Services(settings.environment) { services in
            services.registerService((any StorageServiceInterface).self) { _ in FakeStorageService() }
            services.registerService((any LocationServiceInterface).self) { _ in FakeLocationService() }
            services.registerService((any ApiServiceInterface).self) { _ in FakeApiService(delay: delay, clock: clock) }
        }
    }
}
