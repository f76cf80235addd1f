import SwiftUI

@main
struct TemplateApp: App {
    var body: some Scene {
        WindowGroup("Template") { RootView() }
    }
}
