import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Rows whose heights are not whole pixels, with separators between them.
struct HairlinesPage: View {
    var body: some View {
        List {
            Section {
                ForEach(0..<10, id: \.self) { index in
                    Text("Plain \(index)").frame(height: 20.1 + Double(index) / 16).named("plain \(index)")
                }
            }
            Section {
                ForEach(0..<10, id: \.self) { index in
                    Text("Swiped \(index)").frame(height: 20.1 + Double(index) / 16).named("swiped \(index)")
                        .swipeActions { Button("Delete") {} }
                }
            }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Badges on rows and tabs.
struct BadgesPage: View {
    var body: some View {
        TabView {
            List {
                Text("Inbox").badge(12).named("number")
                Text("Drafts").badge("New").named("word")
                Text("Sent").badge(0).named("none")
                NavigationLink("Archive") { Text("Archived") }.badge(3).named("link")
                Button("Erase") {}.badge(4).named("button")
                HStack {
                    Text("Name")
                    Spacer()
                    Text("Value")
                }.badge(Text("red").foregroundStyle(.red).bold()).named("styled")
                NavigationLink {
                    Text("Within")
                } label: {
                    Label("Folder", systemImage: "folder").badge(21)
                }.named("labelled")
                Section {
                    Text("Many").named("many")
                    Text("More").named("more")
                }
                .badge(7)
                .listRowSeparator(.hidden)
            }
            .tabItem { Label("Mail", systemImage: "envelope") }
            .badge(5)
            Text("Other").tabItem { Label("Other", systemImage: "star") }.badge("!")
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Texts that are too long for one line, cut in each way.
struct CutsPage: View {
    private let words = "The quick brown fox jumps over the lazy dog and runs away 2"
    @State private var path = "/Users/someone/Documents/Letters/2026/November.txt"

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(words).lineLimit(1).truncationMode(.tail).frame(width: 200, alignment: .leading).named("tail")
            Text(words).lineLimit(1).truncationMode(.head).frame(width: 200, alignment: .leading).named("head")
            Text(words).lineLimit(1).truncationMode(.middle).frame(width: 200, alignment: .leading).named("middle")
            Text(path).lineLimit(1).truncationMode(.middle).frame(width: 200, alignment: .leading).named("path")
            Text("short").lineLimit(1).truncationMode(.middle).border(.red).named("short")
            HStack {
                Text(words).lineLimit(1).truncationMode(.middle).named("row")
                Text("end").layoutPriority(1)
            }
            Text(words).lineLimit(2).truncationMode(.middle).frame(width: 200, alignment: .leading).named("two")
            Text(words).truncationMode(.head).lineLimit(2).frame(width: 200, alignment: .leading).named("twoHead")
            Button("Change") { path = "/Users/someone/Documents/Bills/2027/January of the year.txt" }
        }
        .padding()
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Views masked by views of every kind.
struct AnyMasksPage: View {
    @State private var isWide = false

    var body: some View {
        VStack(spacing: 20) {
            Color.red.frame(width: 200, height: 60).mask {
                HStack(spacing: 20) {
                    Circle()
                    Rectangle().frame(width: 40)
                }
            }.named("stack")
            Color.blue.frame(width: 200, height: 60).mask { RoundedRectangle(cornerRadius: 10).padding(15) }.named("padded")
            Color.green.frame(width: 200, height: 60).mask(alignment: .leading) { Text("MASK").font(.system(size: 48, weight: .bold)) }
                .named("text")
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 200, height: 60)
                .mask { Image(systemName: "star.fill").font(.largeTitle) }.named("symbol")
            Color.purple.frame(width: 200, height: 60).mask(Rectangle().opacity(0.5)).named("opacity")
            Color.orange.frame(width: 200, height: 60).mask {
                VStack(spacing: 0) {
                    Rectangle()
                    LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
                }
            }.named("faded")
            Color.pink.frame(width: 200, height: 60).mask(alignment: .leading) { Rectangle().frame(width: isWide ? 150 : 50) }.named(
                "state")
            Button("Widen") { isWide.toggle() }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
