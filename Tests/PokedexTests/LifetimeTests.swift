import CreatureDetail
import MartletTest
import PokedexList
import SwiftUI
import Testing

/// Contains a screen, and is evaluated repeatedly.
private struct Parent<Screen: View>: View {
    @State private var evaluation = 1
    @ViewBuilder let screen: (Int) -> Screen

    var body: some View {
        VStack {
            Button("Again") { evaluation += 1 }
            screen(evaluation)
        }
    }
}

/// Reports when it is created.
@MainActor
private final class Counted: ObservableObject {
    let number: Int

    init(_ number: Int, _ made: (Int) -> Void) {
        self.number = number
        made(number)
    }
}

/// A screen that creates its model like the modules do.
private struct CountedScreen: View {
    @StateObject private var model: Counted

    init(_ number: Int, made: @escaping (Int) -> Void) { _model = StateObject(wrappedValue: Counted(number, made)) }

    var body: some View { Text("Model \(model.number)") }
}

@MainActor
@Suite("Lifetimes of view models")
struct LifetimeTests {
    @Test func `B10 Ten evaluations of the parent create one view model`() {
        var given: [Int] = []
        var made: [Int] = []
        let host = mount {
            Parent { number in
                let _ = given.append(number)
                CountedScreen(number) { made.append($0) }
            }
        }
        for _ in 0..<9 { host.tap("Again") }
        #expect(given == Array(1...10))
        #expect(made == [1])
        host.find("Model 1")
    }

    @Test func `B10 A module's screen keeps its first service`() {
        var services: [HeldCollections] = []
        func next() -> HeldCollections {
            services.append(HeldCollections())
            return services[services.count - 1]
        }
        let host = mount { Parent { _ in PokedexListView(service: next()) { _, _ in EmptyView() } } }
        for _ in 0..<9 { host.tap("Again") }
        #expect(services.map(\.requests) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        host.act { services[0].waiting[0](.success([.tidewater])) }
        host.tap("Again")
        host.find("Tidewater")
    }

    @Test func `B10 A new identity creates a new view model`() {
        var made: [Int] = []
        let host = mount { Parent { number in CountedScreen(number) { made.append($0) }.id(number) } }
        host.tap("Again")
        #expect(made == [1, 2])
    }
}
