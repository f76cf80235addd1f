import MartletCore
import MartletTest
import MartletUI
import Observation
import Testing

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

/// A card for each view, with those that are pinned marked.
private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(subviews: content) { (subview: Subview) in
                let values: ContainerValues = subview.containerValues
                HStack {
                    subview
                    Text(values.isPinned ? "pinned" : "loose")
                }
            }
        }
    }
}

/// The first view apart from the others, and how many there are.
private struct Headed<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { (subviews: SubviewsCollection) in
            Text("\(subviews.count) views")
            if let first = subviews.first {
                HStack {
                    Text("First:"); first
                }
            }
            VStack { subviews.dropFirst() }
        }
    }
}

/// Sections with their headers in brackets.
private struct Shelves<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(sections: content) { (section: SectionConfiguration) in
            HStack {
                Text("\(section.header.count) of \(section.content.count), tag \(section.containerValues.tag(for: Int.self) ?? 0)")
                section.header
                section.content
                section.footer
            }
        }
    }
}

@Observable private final class Pantry { var items = ["Rice"] }

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

/// Two views without state in one.
private struct Pair: View {
    var body: some View {
        Text("Left")
        Text("Right").containerValue(\.isPinned, true)
    }
}

private struct Note: View {
    let text: String
    var body: some View { Text(text).containerValue(\.isPinned, true) }
}

@MainActor
@Suite("The subviews of a container")
struct SubviewsTests {
    // Shows: Subview, ContainerValues, .containerValue
    @Test func `A container gets each view of its content, with the value that it passes`() {
        let host = mount {
            Board {
                Text("Soup")
                Text("Bread").containerValue(\.isPinned, true)
                ForEach(["Salt", "Oil"], id: \.self) { Text($0) }
                if true { Text("Egg").padding().containerValue(\.isPinned, true).bold() }
            }
        }
        #expect(host.shownTexts == ["Soup", "loose", "Bread", "pinned", "Salt", "loose", "Oil", "loose", "Egg", "pinned"])
    }

    @Test func `A view without state is opened if there are several in its body, and passes the value of the only one`() {
        let host = mount {
            Board {
                Pair()
                Note(text: "Note")
            }
        }
        #expect(host.shownTexts == ["Left", "loose", "Right", "pinned", "Note", "pinned"])
    }

    // Shows: SubviewsCollection
    @Test func `A container counts its views and shows them in parts`() {
        let host = mount {
            Headed {
                Text("A")
                Group {
                    Text("B")
                    Text("C")
                }
            }
        }
        #expect(host.shownTexts == ["3 views", "First:", "A", "B", "C"])
    }

    // Shows: SectionConfiguration
    @Test func `A container gets its sections, and what is in none`() {
        let host = mount {
            Shelves {
                Text("Loose")
                Section("Herbs") {
                    Text("Basil")
                    Text("Dill")
                }
                .tag(4)
                Section {
                    Text("Salt")
                } footer: {
                    Text("The end")
                }
            }
        }
        #expect(
            host.shownTexts == ["0 of 1, tag 0", "Loose", "1 of 2, tag 4", "Herbs", "Basil", "Dill", "0 of 1, tag 0", "Salt", "The end"])
    }

    @Test func `A subview keeps its state when another one comes before it`() {
        struct Screen: View {
            @State private var names = ["a", "b"]
            var body: some View {
                Button("Add") { names.insert("z", at: 0) }
                Headed { ForEach(names, id: \.self) { _ in Counter() } }
            }
        }
        let host = mount { Screen() }
        host.tap(host.findAll(.button)[2])
        #expect(host.exists("Count 1"))
        host.tap("Add")
        #expect(host.exists("3 views"))
        #expect(host.findAll(.button).compactMap(\.label) == ["Add", "Count 0", "Count 0", "Count 1"])
    }

    @Test func `A view that an observable object changes updates the container`() {
        struct Screen: View {
            let pantry: Pantry
            var body: some View { Board { ForEach(pantry.items, id: \.self) { Text($0) } } }
        }
        let pantry = Pantry()
        let host = mount { Screen(pantry: pantry) }
        host.act { pantry.items.append("Beans") }
        #expect(host.shownTexts == ["Rice", "loose", "Beans", "loose"])
    }
}
