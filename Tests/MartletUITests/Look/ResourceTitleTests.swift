import MartletElements
import MartletTest
import MartletUI
import Testing

extension LocalizedStringResource {
    /// As Xcode declares it for a key of a string catalogue.
    fileprivate static var save: LocalizedStringResource { LocalizedStringResource("SAVE", defaultValue: "Save it") }
    fileprivate static func eggs(count: Int) -> LocalizedStringResource { LocalizedStringResource("EGGS", defaultValue: "\(count) eggs") }
}

@MainActor
struct ResourceTitleTests {
    private struct Screen: View {
        @State private var isOn = false
        @State private var name = ""
        @State private var asks = false

        var body: some View {
            NavigationStack {
                List {
                    Section(.eggs(count: 2)) { Text(.eggs(count: 3)) }
                    Text("There are \(.eggs(count: 4) as LocalizedStringResource)")
                    Label(.eggs(count: 5), systemImage: "star")
                    Toggle(.eggs(count: 6), isOn: $isOn)
                    TextField(.eggs(count: 7), text: $name)
                    LabeledContent(.eggs(count: 8), value: "Value")
                    Button(.save) { asks = true }
                    Button("Literal", systemImage: "star") {}
                }
                .navigationTitle(.eggs(count: 1))
                .alert(.eggs(count: 9), isPresented: $asks) { Button(.eggs(count: 10), role: .cancel) {} }
            }
        }
    }

    @Test func `Titles are resources of the app's string tables`() {
        let host = mount { Screen() }
        for count in [1, 2, 3, 5] { #expect(host.exists("\(count) eggs")) }
        #expect(host.exists("There are 4 eggs"))
        host.toggle("6 eggs")
        host.type("Moss", into: "7 eggs")
        #expect(host.exists("8 eggs"))
        #expect(host.exists("Literal"))
        host.tap("Save it")
        #expect(host.exists("9 eggs"))
        host.tap("10 eggs")
        #expect(!host.exists("9 eggs"))
    }
}
