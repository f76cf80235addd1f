import CreatureDetail
import MartletTest
import PokedexList
import SwiftUI
import Testing

/// Puts a screen into a view that is evaluated again and again.
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

/// Says when it is made.
@MainActor
private final class Counted: ObservableObject {
    let number: Int

    init(_ number: Int, _ made: (Int) -> Void) {
        self.number = number
        made(number)
    }
}

/// A screen that makes its model in the way of the modules.
private struct CountedScreen: View {
    @StateObject private var model: Counted

    init(_ number: Int, made: @escaping (Int) -> Void) { _model = StateObject(wrappedValue: Counted(number, made)) }

    var body: some View { Text("Model \(model.number)") }
}

@MainActor
@Suite("How long view models live")
struct LifetimeTests {
    @Test func `B10 Ten evaluations of the parent make one view model`() {
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

    @Test func `B10 A module's screen stays with the service that it began with`() {
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

    @Test func `B10 Another identity is another view model`() {
        var made: [Int] = []
        let host = mount { Parent { number in CountedScreen(number) { made.append($0) }.id(number) } }
        host.tap("Again")
        #expect(made == [1, 2])
    }
}
