import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Rows of lists")
struct ListRowTests {
    // Shows: List
    @Test func `Each child of a list is a row, and a header is none`() {
        let host = mount {
            List {
                Section("Header") { Text("One") }; Text("Two")
            }
        }
        #expect(host.findAll(.kind(.row)).map { $0.children[0].text } == ["One", "Two"])
    }

    // Shows: Form
    @Test func `Each child of a form is a row`() {
        let host = mount { Form { Toggle("Light", isOn: .constant(true)) } }
        #expect(host.findAll(.kind(.row)).count == 1)
    }
}
