import Foundation
import MartletCoreTransferable
import MartletDragging
import MartletElements
import MartletTest
import MartletUI
import MartletUniformTypes
import Testing

@MainActor
@Suite("Drag and drop")
struct DraggingTests {
    private struct Dish: Codable, Transferable {
        var name: String
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    private struct Kitchen: View {
        @State private var ordered: [String] = []
        @State private var notes: [String] = []
        @State private var isTargeted = false

        var body: some View {
            Text("Soup").draggable(Dish(name: "soup"))
            Text("Note").draggable("no salt")
            Text("Site").draggable(URL(string: "https://example.org/menu")!)
            Text("Table: \(ordered.joined(separator: " ")), \(isTargeted ? "over" : "away")")
                .dropDestination(for: Dish.self) { dishes, place in
                    ordered += dishes.map { "\($0.name) at \(Int(place.x))" }
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("Board: \(notes.joined(separator: " "))")
                .dropDestination(for: String.self) { texts, _ in
                    notes += texts
                    return true
                }
        }
    }

    // Shows: .draggable, .dropDestination
    @Test func `A value is dragged to a view that takes its type`() throws {
        let host = mount { Kitchen() }
        host.drag("Soup", to: "Table: , away")
        #expect(host.exists("Table: soup at 0, away"))
        host.drag("Note", to: "Board: ")
        #expect(host.exists("Board: no salt"))
    }

    @Test func `A view knows that a value is over it, and where it is dropped`() throws {
        let host = mount { Kitchen() }
        host.perform(.dragStart, on: "Soup")
        host.perform(.drop, [0, 5.0, 6.0, 0.0, true], on: "Table: , away")
        #expect(host.exists("Table: , over"))
        host.perform(.drop, [1, 5.0, 6.0, 0.0, true], on: "Table: , over")
        #expect(host.exists("Table: , away"))
        host.perform(.drop, [2, 40.0, 6.0, 0.0, true], on: "Table: , away")
        #expect(host.exists("Table: soup at 40, away"))
    }

    @Test func `A view does not get what it does not take`() throws {
        let host = mount { Kitchen() }
        withKnownIssue { host.drag("Note", to: "Table: , away") }
        host.perform(.dragStart, on: "Note")
        host.perform(.drop, [2, 0.0, 0.0, 0.0, true], on: "Table: , away")
        host.perform(.dragEnd, on: "Note")
        host.perform(.drop, [2, 0.0, 0.0, 0.0, true], on: "Board: ")
        #expect(host.exists("Table: , away"))
        #expect(host.exists("Board: "))
    }

    @Test func `A text of another app is dropped like one of this app`() throws {
        let host = mount { Kitchen() }
        host.perform(.drop, [2, 0.0, 0.0, 0.0, false, "from outside", ""], on: "Board: ")
        #expect(host.exists("Board: from outside"))
    }

    /// Puts what is dragged in the place of what it is dragged over, as lists and grids do.
    private struct Grid: View {
        @State private var items = ["a", "b", "c"]
        @State private var dragged: String?
        @State private var log = ""

        private struct Mover: DropDelegate {
            let item: String
            @Binding var items: [String]
            @Binding var dragged: String?

            func dropEntered(info: DropInfo) {
                guard let dragged, let from = items.firstIndex(of: dragged), let to = items.firstIndex(of: item), from != to else { return }
                items.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
            }

            func performDrop(info: DropInfo) -> Bool {
                dragged = nil
                return true
            }
        }

        var body: some View {
            ForEach(items, id: \.self) { item in
                Text("Item \(item)")
                    .onDrag {
                        dragged = item
                        return NSItemProvider(object: item)
                    }
                    .onDrop(of: [.text], delegate: Mover(item: item, items: $items, dragged: $dragged))
            }
            Text("Order \(items.joined()), dragged \(dragged ?? "none"), log \(log)")
            Text("Bin")
                .onDrop(of: ["public.plain-text"], isTargeted: nil) { providers, _ in
                    _ = providers[0].loadObject(ofClass: String.self) { text, _ in
                        Task { @MainActor in log += text ?? "nothing" }
                    }
                    return providers[0].hasItemConformingToTypeIdentifier("public.text")
                }
        }
    }

    // Shows: .onDrag, .onDrop
    @Test func `A delegate moves an item while it is dragged`() throws {
        let host = mount { Grid() }
        host.perform(.dragStart, on: "Item a")
        #expect(host.exists("Order abc, dragged a, log "))
        host.perform(.drop, [0, 0.0, 0.0, 0.0, true], on: "Item c")
        #expect(host.exists("Order bca, dragged a, log "))
        host.perform(.drop, [2, 0.0, 0.0, 0.0, true], on: "Item c")
        #expect(host.exists("Order bca, dragged none, log "))
    }

    @Test func `What is dropped is loaded from its provider`() async throws {
        let host = mount { Grid() }
        host.drag("Item b", to: "Bin")
        await host.settle()
        #expect(host.exists("Order abc, dragged b, log b"))
    }

    private struct Words: View {
        @State private var words = ["one", "two", "three"]

        var body: some View {
            Text("New").draggable("new")
            Text("Words \(words.joined(separator: " "))")
            List {
                ForEach(words, id: \.self) { Text($0) }.dropDestination(for: String.self) { words.insert(contentsOf: $0, at: $1) }
            }
        }
    }

    // Shows: .dropDestination
    @Test func `A value is dropped before or after a row`() throws {
        let host = mount { Words() }
        host.drag("New", to: "two")
        #expect(host.exists("Words one new two three"))
        host.perform(.dragStart, on: "New")
        host.perform(.drop, [2, 0.0, 40.0, 0.9, true], on: "three")
        #expect(host.exists("Words one new two three new"))
    }

    @Test func `A provider takes and gives the objects of Foundation's, and the values to which they are converted`() async {
        func load<T: NSItemProviderReading>(_ type: T.Type, _ provider: NSItemProvider) async -> T? {
            await withCheckedContinuation { done in provider.loadObject(ofClass: type) { value, _ in done.resume(returning: value) } }
        }
        func convert<T: _ObjectiveCBridgeable & Sendable>(_ type: T.Type, _ provider: NSItemProvider) async -> T?
        where T._ObjectiveCType: NSItemProviderReading {
            #expect(provider.canLoadObject(ofClass: type))
            return await withCheckedContinuation { done in
                provider.loadObject(ofClass: type) { value, _ in done.resume(returning: value) }
            }
        }
        let text = NSItemProvider(object: "Soup" as NSString)
        #expect(await load(NSString.self, text) == "Soup")
        #expect(await convert(String.self, text) == "Soup")
        let url = NSItemProvider(object: NSURL(string: "https://example.org/menu")!)
        #expect(await convert(URL.self, url)?.path == "/menu")
        #expect(await load(NSURL.self, text) == nil)
    }
}
