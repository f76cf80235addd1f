import ActivityKit
import AppIntents
import Foundation
import MartletTest
import SwiftUI
import Testing

@MainActor @Observable
private final class Kitchen {
    var orders: [String] = []
}

private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: DisplayRepresentation(title: "Large")]
}

private struct Soup: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static let defaultQuery = SoupQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct SoupQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Soup] { identifiers.map { Soup(id: $0) } }
}

private struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order a soup"
    static let description = IntentDescription("Orders a soup.")
    static var parameterSummary: some ParameterSummary { Summary("Order \(\.$soup)") { \.$size } }

    @Parameter(title: "Soup") var soup: Soup
    @Parameter(title: "Size", default: .small) var size: Size
    @Parameter(title: "Note") var note: String?
    @Dependency var kitchen: Kitchen

    init() {}
    init(_ soup: String) { self.soup = Soup(id: soup) }

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard soup.id != "nail" else { throw CocoaError(.featureUnsupported) }
        kitchen.orders.append("\(size.rawValue) \(soup.id)\(note ?? "")")
        return .result(value: kitchen.orders.count, dialog: "Ordered \(soup.id)")
    }
}

private struct HelpIntent: AppIntent {
    static let title: LocalizedStringResource = "Help"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "https://soups.example")!))
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderIntent(), phrases: ["Order with \(.applicationName)", "Order \(\.$soup) with \(.applicationName)"],
            shortTitle: "Order", systemImageName: "cup.and.saucer")
    }
}

private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var street: String
}

@MainActor
@Suite("Intents of the app", .serialized)
struct IntentTests {
    private func kitchen() -> Kitchen {
        let kitchen = Kitchen()
        AppDependencyManager.shared.add(dependency: kitchen)
        return kitchen
    }

    // Shows: import AppIntents
    @Test func `An intent runs from code`() async throws {
        let kitchen = kitchen()
        let intent = OrderIntent("tomato")
        intent.size = .large
        let result = try await intent.perform()
        #expect(kitchen.orders == ["large tomato"])
        #expect(result.value == 1)
        #expect(result.dialog?.full.key == "Ordered %@")
        #expect(try await intent.$soup.requestValue().id == "tomato")
        await #expect(throws: AppIntentError.self) { try await OrderIntent().$soup.requestValue() }
        #expect(Shortcuts.appShortcuts.count == 1)
    }

    @Test func `A button runs an intent, and logs its error`() async {
        struct Page: View {
            let kitchen: Kitchen
            var body: some View {
                Button("Order", intent: OrderIntent("pea"))
                Button(intent: OrderIntent("nail")) { Text("Nails") }
                Button("Help", intent: HelpIntent())
                Toggle("Leek", isOn: kitchen.orders.contains("small leek"), intent: OrderIntent("leek"))
                Text(verbatim: kitchen.orders.joined(separator: ", "))
            }
        }
        let kitchen = kitchen()
        let host = mount { Page(kitchen: kitchen) }
        host.tap("Order")
        await host.settle { host.exists("small pea") }
        host.toggle("Leek")
        await host.settle { host.exists("small pea, small leek") }
        #expect(host.find("Leek").isOn)
        host.tap("Nails")
        await host.settle { host.warnings.contains { $0.hasPrefix("The intent OrderIntent has failed") } }
        host.tap("Help")
        await host.settle { host.openedURLs == ["https://soups.example"] }
    }

    @Test func `Activities are denied`() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(throws: ActivityAuthorizationError.denied) {
            try Activity.request(
                attributes: Delivery(street: "Main"), content: ActivityContent(state: Delivery.ContentState(minutes: 3), staleDate: nil))
        }
        #expect(Activity<Delivery>.activities.isEmpty)
    }
}
