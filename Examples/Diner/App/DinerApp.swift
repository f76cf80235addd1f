import DinerUI
import SwiftUI

@main
struct DinerApp: App {
    /// Made with the app, so each guest has their own.
    @StateObject private var services = Services()

    var body: some Scene {
        WindowGroup("Diner") {
            RootView()
                .modifier(SystemServices(services))
        }
    }
}
