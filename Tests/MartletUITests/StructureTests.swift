import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Structure")
struct StructureTests {
    private struct Framed: ViewModifier {
        let name: String

        func body(content: Content) -> some View {
            VStack {
                Text(verbatim: name)
                content
            }
        }
    }

    // Shows: ViewModifier, .modifier
    @Test func `An app's own modifier adds views around its content`() {
        #expect(mount { Text("inside").modifier(Framed(name: "frame")) }.shownTexts == ["frame", "inside"])
    }

    // Shows: Group, EmptyView
    @Test func `A group applies its modifiers to each of its views`() {
        let host = mount {
            Group {
                Text("one")
                EmptyView()
                Text("two")
            }
            .opacity(0.5)
        }
        let elements = host.session.tree.root.children
        #expect(elements.map(\.text) == ["one", "two"])
        #expect(elements.allSatisfy { $0.modifiers == [Modifier(Opacity(0.5))] })
    }

    private struct Choice: View {
        @State private var isText = true

        private var view: AnyView { isText ? AnyView(Text("a text")) : AnyView(Button("a button") {}) }

        var body: some View {
            view
            Button("Change") { isText.toggle() }
        }
    }

    // Shows: AnyView
    @Test func `A type-erased view can change its type`() {
        let host = mount { Choice() }
        #expect(host.exists("a text"))
        host.tap("Change")
        #expect(host.exists("a button"))
        #expect(!host.exists("a text"))
    }

    private struct Panel<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View { HStack { content } }
    }

    // Shows: @ViewBuilder
    @Test func `A view builder builds several views and branches`() {
        let isLong = false
        let host = mount {
            Panel {
                Text("first")
                if isLong { Text("never") } else { Text("else") }
            }
        }
        #expect(host.shownTexts == ["first", "else"])
    }

    private struct Counting: View {
        @State private var count = 0

        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private struct Renewed: View {
        @State private var round = 0

        var body: some View {
            Counting().id(round)
            Button("Renew") { round += 1 }
        }
    }

    // Shows: .id
    @Test func `A new id creates a new view with new state`() {
        let host = mount { Renewed() }
        host.tap("Count 0")
        #expect(host.exists("Count 1"))
        host.tap("Renew")
        #expect(host.exists("Count 0"))
    }

    private struct Rounded: View, Equatable {
        let value: Double

        nonisolated static func == (a: Rounded, b: Rounded) -> Bool { a.value.rounded() == b.value.rounded() }

        var body: some View { Text("about \(Int(value.rounded()))") }
    }

    private struct Growing: View {
        @State private var value = 1.0

        var body: some View {
            Rounded(value: value).equatable()
            Button("Grow") { value += 0.3 }
        }
    }

    // Shows: .equatable
    @Test func `An equatable view is evaluated again only when it is not equal`() {
        let host = mount { Growing() }
        host.resetCounts()
        host.tap("Grow")
        #expect(host.evaluations(of: Rounded.self) == 0)
        host.tap("Grow")
        #expect(host.evaluations(of: Rounded.self) == 1)
        #expect(host.exists("about 2"))
    }

    private struct Names: View {
        @Namespace private var first
        @Namespace private var second
        @State private var seen: Namespace.ID?

        var body: some View {
            Text(verbatim: "\(first == second) \(seen == first)")
            Button("Keep") { seen = first }
        }
    }

    // Shows: @Namespace
    @Test func `A namespace is unique and does not change`() {
        let host = mount { Names() }
        host.tap("Keep")
        #expect(host.shownTexts.first == "false true")
    }

    private struct Quiet: View {
        @State private var isOn = false

        var body: some View {
            Circle().opacity(isOn ? 1 : 0.5).transaction { $0.animation = .linear(duration: 3) }
            Button("Light") {
                withTransaction(Transaction(animation: .linear(duration: 1))) { isOn = true }
            }
        }
    }

    // Shows: .transaction, Transaction
    @Test func `A view changes the transaction of the views inside it`() {
        let host = mount { Quiet() }
        var durations: [Double] = []
        let output = host.session.output
        host.session.output = { outcome, requests in
            durations += outcome.motions.values.map(\.duration)
            output?(outcome, requests)
        }
        host.tap("Light")
        #expect(durations == [3])
    }

    // Shows: Animation, Animation.spring, .delay, .speed, .repeatCount, .repeatForever
    @Test func `An animation has a delay, a speed and repetitions`() throws {
        struct Page: View {
            let animation: Animation
            @State private var isOn = false

            var body: some View {
                Circle().opacity(isOn ? 1 : 0.5)
                Button("Light") { withAnimation(animation) { isOn = true } }
            }
        }
        func motion(_ animation: Animation) -> Motion? {
            let host = mount { Page(animation: animation) }
            var motion: Motion?
            let output = host.session.output
            host.session.output = { outcome, requests in
                motion = outcome.motions.values.first
                output?(outcome, requests)
            }
            host.tap("Light")
            return motion
        }
        #expect(motion(.linear(duration: 1).delay(2))?.delay == 2)
        #expect(motion(.linear(duration: 1).speed(4))?.duration == 0.25)
        #expect(motion(.linear(duration: 1).repeatCount(3, autoreverses: false))?.repeats == 3)
        let forever = try #require(motion(.linear(duration: 1).repeatForever()))
        #expect(forever.repeats == nil && forever.autoreverses)
        let spring = try #require(motion(.spring(duration: 1)))
        // After that time a thousandth of the way is left.
        #expect(abs(spring.duration - 9.2334 / (2 * .pi)) < 0.001)
        guard case .spring(1, let angle, 0) = spring.curve else { fatalError("not a spring") }
        #expect(abs(angle - 9.2334) < 0.001)
    }
}

@MainActor
@Suite("Small words")
struct SmallWordTests {
    private func first<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    // Shows: GeometryProxy
    @Test func `A geometry proxy reports the measured size`() throws {
        let host = mount { GeometryReader { (proxy: GeometryProxy) in Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))") } }
        try host.fire(.measure, on: host.first(.geometry), value: [120.0, 40.0, 0.0, 0.0])
        #expect(host.shownTexts == ["120 × 40"])
    }

    // Shows: ScrollViewProxy
    @Test func `A scroll proxy scrolls to a view`() throws {
        func button(_ proxy: ScrollViewProxy) -> some View { Button("Go") { proxy.scrollTo("end") } }
        let host = mount {
            ScrollViewReader { proxy in
                button(proxy)
                ScrollView { Text("the end").id("end") }
            }
        }
        host.tap("Go")
        let end = try #require(host.session.tree.root.first { $0.text == "the end" })
        #expect(host.operations.map(\.element) == [end.id])
    }

    private struct Keys: Commands {
        let action: () -> Void

        var body: some Commands { CommandMenu("Keys") { Button("Act") { action() }.keyboardShortcut("j") } }
    }

    private struct Keyed: App {
        @State private var count = 0

        var body: some Scene {
            WindowGroup { Text("acted \(count)") }.commands { Keys { count += 1 } }
        }
    }

    // Shows: Commands
    @Test func `An app can declare its own commands type`() {
        let host = mount(Keyed.self)
        host.press("Meta+J")
        #expect(host.exists("acted 1"))
    }

    // Shows: ContentMode
    @Test func `An image fills its frame or fits into it`() throws {
        let image = Image("x").resizable()
        #expect(try first(image.aspectRatio(contentMode: ContentMode.fill))[.contentMode] == "fill")
        #expect(try first(image.aspectRatio(contentMode: ContentMode.fit))[.contentMode] == "fit")
    }

    // Shows: .flipsForRightToLeftLayoutDirection
    @Test func `An image is mirrored in a right-to-left layout`() throws {
        let picture = Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
        #expect(try first(picture).modifiers == [])
        let mirrored = try #require(mount { picture.environment(\.layoutDirection, .rightToLeft) }.first(.image))
        #expect(mirrored.modifier(Scale.self) == Scale(x: -1, y: 1))
    }

    // Shows: .presentationCompactAdaptation
    @Test func `A popover stays a popover on a narrow screen if its adaptation says so`() {
        let host = mount {
            Text("x").popover(isPresented: .constant(true)) { Text("hangs").presentationCompactAdaptation(.popover) }
        }
        #expect(host.first(.sheet)?[.style] == "popover")
    }

    // Shows: .listSectionSeparator, Visibility
    @Test func `A section can hide its separator`() throws {
        let host = mount { List { Section { Text("x") }.listSectionSeparator(Visibility.hidden) } }
        #expect(try host.element(.section).modifier(SectionSeparator.self) != nil)
    }

    // Shows: .simultaneously
    @Test func `Simultaneous gestures are recognized together`() throws {
        struct Page: View {
            @State private var told = ""
            var body: some View {
                Text("drag \(told)").gesture(
                    DragGesture().simultaneously(with: LongPressGesture())
                        .onEnded { value in told = "\(value.first != nil) \(value.second != nil)" })
            }
        }
        let host = mount { Page() }
        try host.fire(.drag, on: host.first(.text), value: [0, 1, 1, 30, 1])
        try host.fire(.drag, on: host.first(.text), value: [1, 1, 1, 30, 1])
        #expect(host.exists("drag true false"))
    }

    private struct Facts: View {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        var body: some View { Text("\(isEnabled ? "enabled" : "disabled") \(reducesMotion ? "still" : "moving")") }
    }

    // Shows: \.isEnabled, \.accessibilityReduceMotion
    @Test func `A view reads whether it is enabled and whether motion is reduced`() {
        let host = mount { Facts().disabled(true) }
        #expect(host.shownTexts == ["disabled moving"])
        host.change { $0.reduceMotion = true }
        #expect(host.shownTexts == ["disabled still"])
    }

    // Shows: .searchScopes
    @Test func `A search shows its scopes while the user searches`() throws {
        let host = mount {
            NavigationStack {
                Text("x").searchable(text: .constant(""))
                    .searchScopes(.constant("all")) {
                        Text("All").tag("all")
                        Text("New").tag("new")
                    }
            }
        }
        #expect(host.elements(.picker).isEmpty)
        try host.fire(.focus, on: host.first(.field), value: true)
        #expect(host.elements(.option).count == 2)
    }
}
