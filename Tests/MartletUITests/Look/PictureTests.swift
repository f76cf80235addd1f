import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Pictures")
struct PictureTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    // Shows: Label
    @Test func `A label has its icon and its title in slots`() throws {
        let label = try element(Label("Home", systemImage: "house").labelStyle(.iconOnly))
        #expect(label.kind == .label)
        #expect(label[.style] == "iconOnly")
        #expect(label.children.map { $0[.slot] } == ["icon", "title"])
        #expect(label.children.map(\.kind) == [.image, .text])
    }

    // Shows: LabelStyle, .labelStyle
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

    // Shows: .symbolVariant, .imageScale
    @Test func `A symbol is shown in the form that its surroundings ask for`() throws {
        let stack = try element(VStack { Image(systemName: "bell") }.symbolVariant(.fill).imageScale(.large))
        #expect(stack.children[0].attributes == [.symbol: "bell.fill", .symbolScale: "large"])
    }

    // Shows: .symbolRenderingMode
    @Test func `A symbol has the mode of its surroundings, and two styles make a palette`() throws {
        let star = Image(systemName: "star.slash")
        let stack = try element(
            VStack {
                star
                star.symbolRenderingMode(.monochrome)
                star.symbolRenderingMode(.palette)
                star.foregroundStyle(.red, .blue)
                star.foregroundStyle(.red, .blue).symbolRenderingMode(.multicolor)
                star.symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green)
            }
            .symbolRenderingMode(.hierarchical))
        let modes = stack.children.map { $0[.symbolMode]?.stringValue }
        #expect(modes == ["hierarchical", nil, "hierarchical", "hierarchical", "multicolor", "palette3"])
        #expect(try element(star.foregroundStyle(.red, .blue))[.symbolMode] == "palette2")
        #expect(try element(star.renderingMode(.original))[.symbolMode] == "multicolor")
        #expect(try element(star.renderingMode(.template))[.symbolMode] == nil)
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

    @Test func `A resource names a picture or a colour of its bundle`() throws {
        let library = try #require(Bundle(path: "/usr"))
        #expect(Image(ImageResource(name: "cup", bundle: .main)) == Image("cup"))
        #expect(Image(ImageResource(name: "cup", bundle: library)) == Image("cup", bundle: library))
        #expect(Color(ColorResource(name: "bark", bundle: .main)) == Color("bark"))
        #expect(Color(ColorResource(name: "bark", bundle: library)) == Color("bark", bundle: library))
    }

    @Test func `A picture of the app's assets is named, with the library that has it`() throws {
        let image = try element(Image("cup", bundle: Bundle(path: "/usr")))
        #expect(image.attributes == [.picture: "cup", .library: "/usr"])
        #expect(image.label == "cup")
    }

    @Test func `A picture of more pixels says so`() throws {
        let host = mount { AsyncImage(url: URL(string: "https://example.org/a.png"), scale: 2) }
        let loader = try #require(host.session.tree.root.first { $0.kind == .imageLoader })
        try host.act { try host.session.send(.element(Event(.load, on: loader.id, value: true))) }
        #expect(host.session.tree.root.children[0].attributes == [.source: "https://example.org/a.png", .scale: 2.0])
    }

    @Test func `A picture that cannot be loaded is a failure`() throws {
        let host = mount {
            AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in Text(phase.error?.localizedDescription ?? "wait") }
        }
        let loader = try #require(host.session.tree.root.first { $0.kind == .imageLoader })
        try host.act { try host.session.send(.element(Event(.load, on: loader.id, value: false))) }
        #expect(host.session.tree.root.children.map(\.text) == ["The image at https://example.org/a.png could not be loaded."])
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
