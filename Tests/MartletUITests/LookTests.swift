import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Adding: View {
    @State private var count = 1

    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { row in Text("row \(row)").preference(key: Total.self, value: 10) }
            Button("Add") { count += 1 }
        }
    }
}

private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
        Circle().scaleEffect(isLarge ? 2 : 1).animation(.linear(duration: 1), value: isLarge).opacity(isLarge ? 1 : 0.5)
        Button("Grow") { isLarge.toggle() }
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}

@MainActor
@Suite("Look")
struct LookTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    // MARK: Preferences

    @Test func `Those above hear what all views below tell together`() {
        var totals: [Int] = []
        let host = mount { Adding().onPreferenceChange(Total.self) { totals.append($0) } }
        #expect(totals == [10])
        host.tap("Add")
        #expect(totals == [10, 20])
    }

    @Test func `What views tell is put together in their order`() {
        var heard: [String] = []
        _ = mount {
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                HStack { Text("b").preference(key: Names.self, value: ["b"]) }.transformPreference(Names.self) { $0.append("b2") }
                Text("c").preference(key: Names.self, value: ["hidden"]).preference(key: Names.self, value: ["c"])
            }
            .onPreferenceChange(Names.self) { heard = $0 }
        }
        #expect(heard == ["a", "b", "b2", "c"])
    }

    @Test func `A view made of a preference stands before those who tell it`() throws {
        let layer = try element(
            VStack { Text("a").preference(key: Total.self, value: 3) }.overlayPreferenceValue(Total.self) { Text("\($0)") })
        #expect(layer.kind == .layer)
        #expect(layer.children.last?.text == "3")
    }

    // MARK: Motion

    @Test func `Only what is inside an animation moves, and only with its value`() throws {
        let host = mount { Growing() }
        var motions: [Int: Motion] = [:]
        var operations: [MartletElements.Operation] = []
        let output = host.session.output
        host.session.output = { outcome, requests in
            (operations, motions) = (outcome.operations, outcome.motions)
            output?(outcome, requests)
        }
        host.tap("Grow")
        let shape = try #require(host.session.tree.root.first { $0.kind == .shape })
        #expect(Set(operations.map(\.element)) == [shape.id])
        let moved = operations.indices.filter { motions[$0] != nil }.map { operations[$0] }
        #expect(moved == [.setModifier(shape.id, 0, Modifier(Scale(x: 2, y: 2)))])
        #expect(motions.values.map(\.duration) == [1])
    }

    @Test func `Transitions are put together by name`() throws {
        let transition = AnyTransition.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale)
        #expect(
            try element(Text("x").transition(transition)).modifiers == [
                Modifier(TransitionNames(insertion: "move-bottom opacity", removal: "scale"))
            ])
    }

    // MARK: Pictures

    @Test func `A label has its icon and its title in slots`() throws {
        let label = try element(Label("Home", systemImage: "house").labelStyle(.iconOnly))
        #expect(label.kind == .label)
        #expect(label[.style] == "iconOnly")
        #expect(label.children.map { $0[.slot] } == ["icon", "title"])
        #expect(label.children.map(\.kind) == [.image, .text])
    }

    @Test func `A label style of an app's own makes the label`() throws {
        let stack = try element(Label("Home", systemImage: "house").labelStyle(Stacked()))
        #expect(stack.kind == .stack)
        #expect(stack.children.map(\.kind) == [.image, .text])
    }

    @Test func `A picture that is not there is told once`() {
        let host = mount {
            Image("no such picture")
            Image("no such picture")
        }
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("no such picture") == true)
    }

    @Test func `A symbol is shown in the form that its surroundings ask for`() throws {
        let stack = try element(VStack { Image(systemName: "bell") }.symbolVariant(.fill).imageScale(.large))
        #expect(stack.children[0].attributes == [.symbol: "bell.fill", .symbolScale: "large"])
    }

    @Test func `A picture from the network is shown once the host has loaded it`() throws {
        let host = mount {
            AsyncImage(url: URL(string: "https://example.org/a.png")) {
                $0.resizable()
            } placeholder: {
                Text("wait")
            }
        }
        let loader = try #require(host.session.tree.root.first { $0.kind == .imageLoader })
        #expect(loader[.source] == "https://example.org/a.png")
        #expect(host.session.tree.root.first { $0.text == "wait" } != nil)
        try host.act { try host.session.send(.element(Event(.load, on: loader.id, value: true))) }
        #expect(host.session.tree.root.children.map(\.kind) == [.image])
        #expect(host.session.tree.root.children[0].attributes == [.source: "https://example.org/a.png", .resizable: true])
    }

    @Test func `A picture among the app's files has the address under which they are served`() throws {
        let folder = try #require(AppAssets.folders.first)
        let host = mount { AsyncImage(url: folder.appending(path: "pictures/not there.svg")) }
        #expect(host.session.tree.root.first { $0.kind == .imageLoader }?[.source] == "/_martlet/assets/pictures/not%20there.svg")
    }

    @Test func `A picture among other files of the machine is not served`() {
        let host = mount { AsyncImage(url: URL(filePath: "/etc/passwd")) }
        #expect(host.session.tree.root.first { $0.kind == .imageLoader }?[.source] == "file:///etc/passwd")
    }

    @Test func `A style can be made more transparent`() throws {
        let text = try element(Text("x").foregroundStyle(.tint.opacity(0.5)).tint(.red))
        #expect(text.modifiers == [Modifier(Foreground(.color(.opacity(.token("red"), 0.5)))), Modifier(Tint(.token("red")))])
    }

    @Test func `A picture that cannot be loaded is a failure`() throws {
        let host = mount {
            AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in Text(phase.error?.localizedDescription ?? "wait") }
        }
        let loader = try #require(host.session.tree.root.first { $0.kind == .imageLoader })
        try host.act { try host.session.send(.element(Event(.load, on: loader.id, value: false))) }
        #expect(host.session.tree.root.children.map(\.text) == ["The picture at https://example.org/a.png could not be loaded."])
    }

    // MARK: Accessibility and the rest

    @Test func `What is read out is a modifier of the element`() throws {
        let text = try element(
            Text("x").accessibilityLabel("**Rating**").accessibilityAddTraits([.isHeader, .isButton]).accessibilityHidden(false))
        #expect(
            text.modifiers == [
                Modifier(Accessibility(label: "Rating")), Modifier(Accessibility(addedTraits: ["isHeader", "isButton"])),
                Modifier(Accessibility(hidden: false)),
            ])
    }

    @Test func `What is private is hidden only where privacy is asked for`() throws {
        #expect(try element(Text("x").privacySensitive()).modifiers.isEmpty)
        let stack = try element(VStack { Text("x").privacySensitive() }.redacted(reason: .privacy))
        #expect(stack.modifiers.isEmpty)
        #expect(stack.children[0].modifiers == [Modifier(Redacted())])
    }

    @Test func `A preferred colour scheme is asked of the host`() {
        #expect(mount { Text("x").preferredColorScheme(.dark) }.requests == [.colorScheme(.dark)])
    }
}
