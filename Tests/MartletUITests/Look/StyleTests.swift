import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Styles")
struct StyleTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    @Test func `A colour used as a view is an element filled with that colour`() throws {
        let color = try element(Color.red.opacity(0.5))
        #expect(color.kind == .color)
        #expect(color.modifiers == [Modifier(Fill(.color(.opacity(.token("red"), 0.5))))])
    }

    @Test func `Hue, saturation and brightness are converted to red, green and blue`() throws {
        #expect(try element(Color(hue: 0, saturation: 1, brightness: 1)).modifiers == [Modifier(Fill(.color(.rgb(1, 0, 0, 1))))])
        #expect(try element(Color(hue: 0.5, saturation: 1, brightness: 0.5)).modifiers == [Modifier(Fill(.color(.rgb(0, 0.5, 0.5, 1))))])
    }

    @Test func `The foreground style of a stack is set only on the stack, not on its children`() throws {
        let stack = try element(
            VStack {
                Text("a")
                Text("b")
            }
            .foregroundStyle(.red))
        #expect(stack.modifiers == [Modifier(Foreground(.color(.token("red"))))])
        #expect(stack.children.map(\.modifiers) == [[], []])
    }

    @Test func `A secondary style makes the surrounding foreground colour more transparent`() throws {
        let plain = try element(VStack { Text("a").foregroundStyle(.secondary) })
        #expect(plain.children[0].modifiers == [Modifier(Foreground(.color(.token("secondary"))))])
        let red = try element(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red))
        #expect(red.children[0].modifiers == [Modifier(Foreground(.color(.opacity(.token("red"), 0.5))))])
    }

    // Shows: .accentColor
    @Test func `The accent colour of a view is its tint`() throws {
        let stack = try element(VStack { Color.accentColor }.accentColor(.green))
        #expect(stack.modifiers == [Modifier(Tint(.token("green")))])
        #expect(stack.children[0].modifiers == [Modifier(Fill(.color(.token("green"))))])
    }

    @Test func `The accent colour is the surrounding tint`() throws {
        let stack = try element(VStack { Color.accentColor }.tint(.green))
        #expect(stack.children[0].modifiers == [Modifier(Fill(.color(.token("green"))))])
        #expect(try element(Color.accentColor).modifiers == [Modifier(Fill(.color(.token("accent"))))])
    }

    @Test func `A background does not use the tint of its content`() throws {
        let stack = try element(VStack { Text("a") }.tint(.red).background(Color.accentColor))
        #expect(stack.modifier(Background.self)?.paint == .color(.token("accent")))
    }

    @Test func `A fill has four levels`() throws {
        func color(_ style: some ShapeStyle) throws -> Paint? { try element(Text("a").background(style)).modifier(Background.self)?.paint }
        #expect(try color(.fill) == .color(.token("systemFill")))
        #expect(try color(.fill.secondary) == .color(.token("secondaryFill")))
        #expect(try color(.fill.tertiary) == .color(.token("tertiaryFill")))
        #expect(try color(.fill.quaternary) == .color(.token("quaternaryFill")))
    }

    // Shows: .colorScheme
    @Test func `A colour scheme in the environment is that of the host, too`() throws {
        let dark = Modifier(ForcedColorScheme(isDark: true))
        #expect(try element(Text("a").environment(\.colorScheme, .dark)).modifiers == [dark])
        #expect(try element(Text("a").environment(\.ownScheme, .dark)).modifiers == [])
    }

    @Test func `The shadow of a style belongs to what is drawn with it`() throws {
        let shadow = Shadow(.rgb(0, 0, 0, 1), radius: 3, x: 1, y: 2)
        let style = Color.red.shadow(.drop(color: Color(red: 0, green: 0, blue: 0), radius: 3, x: 1, y: 2)).opacity(0.5)
        #expect(try element(Circle().fill(style)).modifiers == [Modifier(Fill(.color(.opacity(.token("red"), 0.5)))), Modifier(shadow)])
        #expect(try element(Text("a").foregroundStyle(style)).modifiers.last == Modifier(shadow))
        #expect(try element(Text("a").background(AnyShapeStyle(style), in: .rect(cornerRadius: 4))).modifiers.last == Modifier(shadow))
        #expect(try element(Circle().fill(.red.shadow(.inner(radius: 3)))).modifier(Shadow.self)?.isInside == true)
        #expect(try element(Circle().fill(ShadowedWarmth())).modifiers.count == 2)
    }

    private struct ShadowedWarmth: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .orange.shadow(.drop(radius: 1)) }
    }

    // Shows: ShapeStyle
    @Test func `A custom style resolves to another style from its environment`() throws {
        #expect(try element(VStack {}.background(WarmStyle())).modifier(Background.self)?.paint == .color(.token("yellow")))
    }

    // Shows: .tint
    @Test func `A change of the tint updates only the elements that use it`() throws {
        let host = mount { TintSwitch() }
        host.resetCounts()
        host.tap("Change")
        #expect(host.evaluations(of: Plain.self) == 0)
        let color = try #require(host.session.tree.root.first { $0.kind == .color })
        let stack = try #require(host.session.tree.root.first { $0.modifier(Tint.self) != nil })
        #expect(
            host.operations == [
                .setModifier(stack.id, 0, Modifier(Tint(.token("green")))),
                .setModifier(color.id, 0, Modifier(Fill(.color(.token("green"))))),
            ])
    }

    @Test func `The levels of the fill have colours of their own, those of other styles are more transparent`() throws {
        let text = try element(Text("x").background(.fill.tertiary))
        #expect(text.modifier(Background.self)?.paint == .color(.token("tertiaryFill")))
        let tinted = try element(Text("x").background(.tint.secondary).tint(.red))
        #expect(tinted.modifier(Background.self)?.paint == .color(.opacity(.token("red"), 0.5)))
    }

    @Test func `The opacity of a style applies to the colour it resolves to`() throws {
        let text = try element(Text("x").foregroundStyle(.tint.opacity(0.5)).tint(.red))
        #expect(text.modifiers == [Modifier(Foreground(.color(.opacity(.token("red"), 0.5)))), Modifier(Tint(.token("red")))])
    }

    @Test func `Private content is hidden only inside a view redacted for privacy`() throws {
        #expect(try element(Text("x").privacySensitive()).modifiers.isEmpty)
        let stack = try element(VStack { Text("x").privacySensitive() }.redacted(reason: .privacy))
        #expect(stack.modifiers.isEmpty)
        #expect(stack.children[0].modifiers == [Modifier(Redacted())])
    }

    // Shows: .preferredColorScheme
    @Test func `A preferred colour scheme becomes a request to the host`() {
        #expect(mount { Text("x").preferredColorScheme(.dark) }.requests == [.colorScheme(.dark)])
    }
}

private struct WarmStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.orange : Color.yellow }
}

private struct Plain: View {
    var body: some View { Text("plain") }
}

private struct TintSwitch: View {
    @State private var isGreen = false

    var body: some View {
        VStack {
            Color.accentColor
            Plain()
        }
        .tint(isGreen ? .green : .red)
        Button("Change") { isGreen.toggle() }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var ownScheme = ColorScheme.light
}
