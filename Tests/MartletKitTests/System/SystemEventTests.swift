import Foundation
import MartletKit
import MartletTest
import MartletUI
import Testing

@MainActor private final class Heard {
    var events: [SystemEvent] = []
}

private struct Resizing: View {
    let heard: Heard
    @State private var size = DynamicTypeSize.large

    var body: some View {
        Button("Larger") { size = .xxxLarge }
            .onSystemEvent { heard.events.append($0) }
            .dynamicTypeSize(size)
    }
}

@MainActor
@Suite struct SystemEventTests {
    private let heard = Heard()
    private let host: TestHost

    init() {
        host = mount { [heard] in Text("App").onSystemEvent { heard.events.append($0) } }
    }

    @Test func `The initial state is not an event`() {
        #expect(heard.events == [])
    }

    @Test func `C21: A listener receives phase changes`() {
        host.send(.phase(.inactive))
        host.send(.phase(.active))
        #expect(heard.events == [.phase(.inactive), .phase(.active)])
    }

    @Test func `C21, D17: A listener receives keyboard changes`() {
        host.keyboard(height: 300)
        host.keyboard(height: 0)
        #expect(heard.events == [.keyboard(height: 300), .keyboard(height: 0)])
    }

    @Test func `C21: A listener receives opened URLs`() throws {
        host.open(url: "diner://dishes/3")
        #expect(heard.events == [.openURL(try #require(URL(string: "diner://dishes/3")))])
    }

    @Test func `A listener receives network changes`() {
        host.send(.online(false))
        #expect(heard.events == [.online(false)])
    }

    @Test func `C21: A listener receives language changes`() {
        host.change { $0.locale = "fr-FR" }
        #expect(heard.events == [.locale(Locale(identifier: "fr_FR"))])
    }

    @Test func `C21: A listener receives size class changes`() {
        host.resize(width: 1000, height: 800)
        #expect(heard.events == [.width(.regular)])
    }

    @Test func `C21: A listener receives text size changes`() {
        let host = mount { [heard] in Resizing(heard: heard) }
        host.tap("Larger")
        #expect(heard.events == [.textSize(.xxxLarge)])
    }

    @Test func `C20: A push is decoded to a type of the app`() throws {
        struct Offer: Decodable, Equatable {
            struct Alert: Decodable, Equatable { let alert: String }
            let aps: Alert
            let dish: Int
            let isNew: Bool
            let tags: [String]
        }
        host.send(.push(["aps": ["alert": "Soup!"], "dish": 3, "isNew": true, "tags": ["hot"], "more": 1.5]))
        guard case .push(let payload) = heard.events.first else {
            Issue.record("There was no push.")
            return
        }
        #expect(try payload.decoded(as: Offer.self) == Offer(aps: .init(alert: "Soup!"), dish: 3, isNew: true, tags: ["hot"]))
    }

    @Test func `C20: Decoding a push without the required keys fails`() throws {
        struct Offer: Decodable { let dish: Int }
        let payload = try PushPayload(userInfo: ["dish": "soup"])
        #expect(throws: DecodingError.self) { try payload.decoded(as: Offer.self) }
    }

    @Test func `A push without valid JSON is rejected`() {
        #expect(throws: CocoaError.self) { try PushPayload(userInfo: ["date": Date()]) }
    }

    @Test func `Two sessions do not receive each other's events`() {
        let other = mount { Text("Other") }
        other.send(.online(false))
        #expect(heard.events == [])
    }

    @Test func `Several services receive a session's events`() async {
        let events = SystemEvents()
        var first = events.makeAsyncIterator()
        var second = events.makeAsyncIterator()
        let host = mount { Text("App").onSystemEvent { events.send($0) } }
        host.send(.online(false))
        host.send(.phase(.background))
        #expect(await [first.next(), first.next()] == [.online(false), .phase(.background)])
        #expect(await second.next() == .online(false))
    }

    @Test func `The events end when their source is deallocated`() async {
        var events: SystemEvents? = SystemEvents()
        var iterator = events?.makeAsyncIterator()
        events = nil
        #expect(await iterator?.next() == nil)
    }
}
