import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

/// Tests which views are updated when a modifier sets an environment value only sometimes.
@MainActor
@Suite("Environment")
struct EnvironmentTests {
    private let red = Modifier(Foreground(.color(.opacity(.token("red"), 0.5))))
    private let plain = Modifier(Foreground(.color(.token("secondary"))))

    @Test func `Adding or removing a foreground style updates the styles derived from it`() throws {
        let host = mount {
            Switch { isOn in
                VStack { HStack { Text("a").foregroundStyle(.secondary) } }.foregroundColor(isOn ? .red : nil)
            }
        }
        #expect(host.first(.text, saying: "a")?.modifiers == [plain])
        host.tap("Switch")
        #expect(host.first(.text, saying: "a")?.modifiers == [red])
        host.tap("Switch")
        #expect(host.first(.text, saying: "a")?.modifiers == [plain])
        host.tap("Switch")
        #expect(host.first(.text, saying: "a")?.modifiers == [red])
    }

    @Test func `Adding or removing a font updates only the views that read it`() {
        let host = mount {
            Switch { isOn in
                VStack {
                    FontReader()
                    PlainReader()
                }
                .font(isOn ? .title : nil)
            }
            // Views that have looked for a value in vain share eight marks, so one can be evaluated for the other's value.
            .disabled(false)
        }
        #expect(host.shownTexts.contains("no font"))
        for expected in ["title", "no font", "title"] {
            host.resetCounts()
            host.tap("Switch")
            #expect(host.shownTexts.contains(expected))
            #expect(host.evaluations(of: FontReader.self) == 1)
            #expect(host.evaluations(of: PlainReader.self) == 0)
        }
    }

    @Test func `A value that is no longer set is inherited again, and follows changes above`() {
        let host = mount {
            Switch("Outer") { isOuter in
                Switch("Inner") { isInner in
                    VStack { FontReader() }.font(isInner ? .title : nil)
                }
                .font(isOuter ? .title : .body)
            }
        }
        #expect(host.shownTexts.contains("body"))
        host.tap("Inner")
        #expect(host.shownTexts.contains("title"))
        host.tap("Outer")
        host.tap("Inner")
        #expect(host.shownTexts.contains("title"))
        host.resetCounts()
        host.tap("Outer")
        #expect(host.shownTexts.contains("body"))
        #expect(host.evaluations(of: FontReader.self) == 1)
    }

    @Test func `Setting a value does not update readers outside its view`() {
        let host = mount {
            Switch { isOn in
                VStack { FontReader() }.font(isOn ? .title : nil)
                FontReader()
            }
            .font(.body)
        }
        host.resetCounts()
        host.tap("Switch")
        #expect(host.evaluations(of: FontReader.self) == 1)
        #expect(host.shownTexts.filter { $0 == "title" || $0 == "body" } == ["title", "body"])
    }

    @Test func `Removing a transformation resets all values that it set`() {
        let host = mount {
            Switch { isOn in
                VStack { FontReader() }.transformEnvironment(\.self) {
                    if isOn {
                        $0.font = .title
                        $0.isEnabled = false
                    }
                }
            }
        }
        host.tap("Switch")
        #expect(host.shownTexts.contains("title, disabled"))
        host.tap("Switch")
        #expect(host.shownTexts.contains("no font"))
    }

    @Test func `A view with a missing object is evaluated when the object is set`() throws {
        let host = mount {
            Switch { isOn in
                ObjectReader().environment(isOn ? Book(title: "Moby Dick") : nil)
            }
        }
        #expect(host.elements(.failure).count == 1)
        host.tap("Switch")
        #expect(host.elements(.failure).isEmpty)
        #expect(host.shownTexts.contains("Moby Dick"))
    }
}

private struct Switch<Content: View>: View {
    let name: String
    let content: (Bool) -> Content
    @State private var isOn = false

    init(_ name: String = "Switch", @ViewBuilder content: @escaping (Bool) -> Content) {
        self.name = name
        self.content = content
    }

    var body: some View {
        VStack {
            Button(name) { isOn.toggle() }
            content(isOn)
        }
    }
}

private struct FontReader: View {
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let name = font == nil ? "no font" : font == .title ? "title" : "body"
        Text(verbatim: isEnabled ? name : name + ", disabled")
    }
}

private struct PlainReader: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: isEnabled ? "plain" : "disabled") }
}

@Observable
private final class Book {
    let title: String
    init(title: String) { self.title = title }
}

private struct ObjectReader: View {
    @Environment(Book.self) private var book

    var body: some View { Text(verbatim: book.title) }
}
