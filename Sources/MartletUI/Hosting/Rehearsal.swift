import MartletCore

/// A page of what most apps begin with, which nobody sees.
///
/// A process that starts others by forking shows it to itself once. What the Swift runtime and Martlet then know of the views' types, each
/// of the others knows from its start.
package struct Rehearsal: View {
    @State private var text = ""
    @State private var isOn = true
    @State private var isPresented = false
    @AppStorage("rehearsal") private var stored = ""
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dismiss) private var dismiss

    package init() {}

    package var body: some View {
        TabView {
            NavigationStack { rows.navigationTitle("Rows").toolbar { Button("Add") {} } }.tabItem {
                Label("Rows", systemImage: "list.bullet")
            }
            card.tabItem { Label("Card", systemImage: "square") }
        }
        .onAppear {}
        .onChange(of: text) {}
    }

    private var rows: some View {
        List {
            Section("Section") {
                ForEach(0..<2, id: \.self) { row in
                    NavigationLink(destination: EmptyView()) { Text("\(row)") }
                }
                Toggle("Toggle", isOn: $isOn)
                TextField("Field", text: $text)
            }
        }
        .sheet(isPresented: $isPresented) { Text("Sheet") }
        .alert("Alert", isPresented: $isPresented) {}
    }

    private var card: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Image(systemName: "star").foregroundColor(.yellow)
                    Spacer()
                    Text("Title of \(text)").font(.title).fontWeight(.bold).foregroundStyle(.secondary)
                }
                if isOn { Divider() }
                Button {
                } label: {
                    Label("Button", systemImage: "plus")
                }
                .buttonStyle(.borderedProminent)
                LazyVStack { Text("Text").padding().background(Color.red).cornerRadius(8) }
            }
            .padding()
            .frame(maxWidth: .infinity)
        }
    }
}
