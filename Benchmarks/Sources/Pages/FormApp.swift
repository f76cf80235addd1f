import Martlet

/// Fields to type into, and a greeting that changes with every letter.
public struct FormApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Form") { FormPage() }
    }
}

struct FormPage: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var agrees = false

    var body: some View {
        Form {
            Section("About you") {
                TextField("Name", text: $name)
                TextField("Mail", text: $mail)
                Toggle("I agree", isOn: $agrees)
            }
            Section {
                Text("Hello, \(name)")
                Button("Send") { agrees = false }.disabled(!agrees)
            }
        }
    }
}
