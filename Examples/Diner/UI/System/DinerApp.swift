import SwiftUI

/// The app. Its services are made with it, so each guest has their own.
public struct DinerApp: App {
    @StateObject private var services = Services()

    public init() {}

    public var body: some Scene {
        WindowGroup("Diner") {
            RootView()
                .modifier(SystemServices(services))
        }
    }
}
