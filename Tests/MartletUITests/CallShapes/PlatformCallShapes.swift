import Foundation
import MartletUI

// The ways in which apps for several platforms write these interfaces. That this compiles is the test.

@MainActor
private struct PlatformCallShapes: View {
    @Namespace private var namespace
    @State private var isOn = false

    var body: some View {
        List {
            NavigationLink("a") { Text("b").navigationTransition(.zoom(sourceID: "a", in: namespace)) }
                .matchedTransitionSource(id: "a", in: namespace)
            Text("a").navigationTransition(.automatic).hoverEffect().hoverEffect(.lift).hoverEffectDisabled()
            Label("a", systemImage: "star").listItemTint(.red).listItemTint(.fixed(.red)).listItemTint(.monochrome)
        }
        .toolbarRole(.editor)
        .scenePadding()
        .scenePadding(.horizontal)
        .safeAreaBar(edge: .top, alignment: .leading, spacing: 4) { Text("a") }
        .sheet(isPresented: $isOn) {
            Text("a").presentationSizing(.form).presentationSizing(.page.fitted(horizontal: true, vertical: false))
        }
    }
}

@MainActor
private struct WindowCallShapes: Scene {
    var body: some Scene {
        WindowGroup { Text("a") }
            .windowStyle(.titleBar)
            .windowStyle(HiddenTitleBarWindowStyle())
            .windowToolbarStyle(.unified(showsTitle: false))
            .windowToolbarStyle(.unifiedCompact)
            .windowToolbarStyle(.expanded)
            .windowResizability(.contentMinSize)
            .defaultSize(CGSize(width: 400, height: 300))
            .handlesExternalEvents(matching: ["a"])
        Settings { Text("a") }
        MenuBarExtra("a", systemImage: "star") { Text("a") }
        MenuBarExtra("a") { Text("a") }
    }
}
