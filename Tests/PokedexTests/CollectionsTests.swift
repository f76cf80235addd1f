import Foundation
import MartletTest
import SwiftUI
import Testing

@testable import PokedexList

@MainActor
@Suite("The list of collections")
struct CollectionsTests {
    private func show(_ service: any CollectionsService) -> TestHost {
        mount { NavigationStack { PokedexListView(service: service) { id, name in Text("Inside \(name), \(id)") } } }
    }

    @Test func `B7 The list shows the result of the callback`() {
        let service = HeldCollections()
        let host = show(service)
        host.find("Looking around…")
        host.act { service.waiting[0](.success([.tidewater, .moor])) }
        host.expectNone("Looking around…")
        host.find(.link, "Tidewater")
        host.find(.link, "High Moor")
    }

    @Test func `B7 An error is shown and can be retried`() {
        let service = HeldCollections()
        let host = show(service)
        host.act { service.waiting[0](.failure(Offline())) }
        host.find("Nobody answers.")
        host.tap("Try again")
        host.find("Looking around…")
        host.act { service.waiting[1](.success([.tidewater])) }
        host.find("Tidewater")
    }

    @Test func `B7 Of two answers the one to the later request counts`() {
        let service = HeldCollections()
        let model = PokedexListView<Text>.ViewModel(service: service)
        model.load()
        model.load()
        service.waiting[1](.success([.tidewater]))
        service.waiting[0](.success([.moor]))
        #expect(model.state == .loaded([.tidewater]))
    }

    @Test func `B7 An answer after the end of the view model is ignored`() {
        let service = HeldCollections()
        weak var model: PokedexListView<Text>.ViewModel?
        do {
            let made = PokedexListView<Text>.ViewModel(service: service)
            made.load()
            model = made
        }
        #expect(model == nil)
        service.waiting[0](.success([.tidewater]))
    }

    @Test func `B14 The list loads when it first appears and whenever the user returns`() {
        let service = HeldCollections()
        let host = show(service)
        #expect(service.requests == 1)
        host.act { service.waiting[0](.success([.tidewater])) }
        host.tap("Tidewater")
        #expect(service.requests == 1)
        host.goBack()
        #expect(service.requests == 2)
        host.find("Tidewater")
        host.act { service.waiting[1](.failure(Offline())) }
        host.find("Tidewater")
    }

    @Test func `B12 A collection can lead to any view`() {
        let host = show(FixedCollections(result: .success([.tidewater])))
        host.tap("Tidewater")
        host.find("Inside Tidewater, 1")
        let other = mount {
            NavigationStack {
                PokedexListView(service: FixedCollections(result: .success([.tidewater]))) { _, name in
                    Toggle("Favourite \(name)", isOn: .constant(true))
                }
            }
        }
        other.tap("Tidewater")
        #expect(other.find(.toggle, "Favourite Tidewater").isOn)
    }

    @Test func `B13 A destination is built on navigation, only for the tapped collection`() {
        var built: [String] = []
        let host = mount {
            NavigationStack {
                PokedexListView(service: FixedCollections(result: .success([.tidewater, .moor]))) { _, name in
                    let _ = built.append(name)
                    Text("Inside \(name)")
                }
            }
        }
        #expect(built == [])
        host.tap("High Moor")
        #expect(built == ["High Moor"])
    }

    @Test func `B5 A collection is identified by its id, and survives JSON coding`() throws {
        let decoded = try JSONDecoder().decode(CreatureCollection.self, from: JSONEncoder().encode(CreatureCollection.tidewater))
        #expect(decoded == .tidewater)
        #expect(decoded.id == 1)
    }
}
