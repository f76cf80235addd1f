import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Actions of sections")
struct SectionActionTests {
    // Shows: .sectionActions
    @Test func `The actions of a section are rows after its content`() throws {
        struct Page: View {
            @State private var dishes = ["Soup"]

            var body: some View {
                List {
                    Section("Menu") { ForEach(dishes, id: \.self) { Text($0) } }
                        .sectionActions { Button("Add") { dishes.append("Pie") } }
                }
            }
        }
        let host = mount { Page() }
        #expect(host.shownTexts == ["Menu", "Soup", "Add"])
        host.tap("Add")
        #expect(host.shownTexts == ["Menu", "Soup", "Pie", "Add"])
        #expect(host.elements(.row).count == 3)
    }
}
