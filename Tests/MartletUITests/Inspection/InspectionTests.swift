import Foundation
import MartletCombine
import MartletCore
import MartletElements
import MartletUI
import Testing

@MainActor
@Suite("What an author sees of an element")
struct InspectionTests {
    private func element(_ text: String, in session: AppSession) throws -> Element {
        var found: Element?
        session.tree.root.forEachDescendant { if $0.text == text { found = $0 } }
        return try #require(found)
    }

    @Test func `It names the app's views around the element, innermost first`() throws {
        let session = AppSession { Basket() }
        let inspection = try #require(session.inspect(element("Pears: 2", in: session).id))
        #expect(inspection.kind == "text")
        #expect(inspection.text == "Pears: 2")
        #expect(inspection.views.map(\.name) == ["Amount<Fruit>", "Framed", "Basket"])
    }

    @Test func `It lists the properties of a view with their values`() throws {
        let session = AppSession { Basket() }
        let views = try #require(session.inspect(element("Pears: 2", in: session).id)).views
        #expect(
            views[0].properties == [
                .init(name: "name", wrapper: nil, type: "String", value: #""Pears""#, text: nil),
                .init(name: "kind", wrapper: nil, type: "Fruit", value: "pear", text: nil),
                .init(name: "count", wrapper: "Binding", type: "Int", value: "2", text: "2"),
                .init(name: "layoutDirection", wrapper: "Environment", type: "LayoutDirection", value: "leftToRight", text: nil),
            ])
        #expect(views[2].properties.map(\.name) == ["count", "note", "shop", "isFocused"])
        #expect(views[2].properties[1] == .init(name: "note", wrapper: "State", type: "String", value: #""a \"b\"""#, text: #"a "b""#))
        #expect(views[2].properties[2].value == "Shop(isOpen: true)")
    }

    @Test func `It lists the modifiers of the element, innermost first`() throws {
        let session = AppSession { Basket() }
        let modifiers = try #require(session.inspect(element("Pears: 2", in: session).id)).modifiers
        let padding = try #require(modifiers.firstIndex { $0.hasPrefix("Padding(top: 4.0") })
        let opacity = try #require(modifiers.firstIndex { $0.hasPrefix("Opacity(") })
        #expect(padding < opacity)
    }

    @Test func `A value can be set, and the views show it`() async throws {
        let session = AppSession { Basket() }
        let id = try element("Pears: 2", in: session).id
        #expect(session.edit(.init(element: id, view: 0, property: "count", text: "7")))
        session.settle()
        _ = try element("Pears: 7", in: session)
        #expect(session.edit(.init(element: id, view: 2, property: "count", text: "9")))
        session.settle()
        _ = try element("Pears: 9", in: session)
    }

    @Test func `A published property is shown without its wrapper, and can be set`() throws {
        let session = AppSession { Till() }
        let id = try element("3 at noon", in: session).id
        let properties = try #require(session.inspect(id)).views[0].properties
        #expect(
            properties == [
                .init(
                    name: "model", wrapper: "StateObject", type: "TillModel", value: #"TillModel(id: 1, coins: 3, label: noon)"#, text: nil),
                .init(name: "model.coins", wrapper: "Published", type: "Int", value: "3", text: "3"),
                .init(name: "model.label", wrapper: "Published", type: "String", value: #""noon""#, text: "noon"),
            ])
        #expect(session.edit(.init(element: id, view: 0, property: "model.coins", text: "8")))
        session.settle()
        _ = try element("8 at noon", in: session)
        #expect(!session.edit(.init(element: id, view: 0, property: "model.coins", text: "many")))
    }

    @Test func `It lists the environment values that were read for the element`() throws {
        let session = AppSession { Till().environment(\.locale, Locale(identifier: "de_DE")) }
        let environment = try #require(session.inspect(element("3 at noon", in: session).id)).environment
        #expect(
            environment.contains(.init(name: "locale", wrapper: "Environment", type: "Locale", value: "de_DE (fixed de_DE)", text: nil)))
    }

    @Test func `It leaves out the objects by which Martlet's own views find each other`() throws {
        let session = AppSession { Screen().environment(\.locale, Locale(identifier: "de_DE")) }
        let environment = try #require(session.inspect(element("Plums", in: session).id)).environment
        #expect(environment.map(\.name).contains("locale"))
        #expect(environment.filter { $0.type.contains("StateBox") || $0.type.contains("Scope") || $0.type.contains("Context") } == [])
    }

    @Test(arguments: [
        (0, "count", "many"), (0, "name", "Plums"), (0, "nothing", "1"), (2, "shop", "1"), (3, "count", "1"), (-1, "count", "1"),
    ])
    func `What is no value of the property, or no property, is refused`(view: Int, property: String, text: String) throws {
        let session = AppSession { Basket() }
        let id = try element("Pears: 2", in: session).id
        #expect(!session.edit(.init(element: id, view: view, property: property, text: text)))
        session.settle()
        _ = try element("Pears: 2", in: session)
    }

    @Test func `An element that has gone is not described`() throws {
        let session = AppSession { Basket() }
        #expect(session.inspect(ElementID(rawValue: 1_000_000)) == nil)
        #expect(!session.edit(.init(element: ElementID(rawValue: 1_000_000), view: 0, property: "count", text: "1")))
    }

    @Test func `The message of a view whose object is missing has no views`() throws {
        let session = AppSession { Closed() }
        var names: [[String]] = []
        session.tree.root.forEachDescendant { names.append(session.inspect($0.id)?.views.map(\.name) ?? []) }
        #expect(!names.isEmpty && names.allSatisfy(\.isEmpty))
    }

    @Test func `A long value is cut`() throws {
        let session = AppSession { Long(text: String(repeating: "a", count: 10_000)) }
        let view = try #require(session.inspect(element("Long", in: session).id)).views[0]
        #expect(view.properties[0].value == "\"" + String(repeating: "a", count: 199) + "…")
    }
}

private enum Fruit { case pear }

@MainActor
private final class Shop: ObservableObject {
    let isOpen = true
}

private struct Basket: View {
    @State private var count = 2
    @State private var note = #"a "b""#
    @StateObject private var shop = Shop()
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
        VStack { Amount(name: "Pears", kind: Fruit.pear, count: $count) }.modifier(Framed())
    }
}

private struct Amount<Kind>: View {
    let name: String
    let kind: Kind
    @Binding var count: Int
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View { Text("\(name): \(count)").padding(4).opacity(0.5) }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.border(Color.red) }
}

@MainActor
private class AnyTillModel: ObservableObject {
    let id = 1
}

private final class TillModel: AnyTillModel {
    @Published var coins = 3
    @Published var label = "noon"
}

private struct Screen: View {
    var body: some View { NavigationStack { List { Toggle("Plums", isOn: .constant(true)) } } }
}

private struct Till: View {
    @StateObject private var model = TillModel()
    var body: some View { Text("\(model.coins) at \(model.label)") }
}

private struct Closed: View {
    var body: some View { Orders() }
}

private struct Orders: View {
    @EnvironmentObject private var shop: Shop
    var body: some View { Text(shop.isOpen ? "Open" : "Closed") }
}

private struct Long: View {
    let text: String
    var body: some View { Text("Long") }
}
