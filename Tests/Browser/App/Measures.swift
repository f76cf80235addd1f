import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Views that keep a ratio in a frame.
struct RatiosPage: View {
    var body: some View {
        VStack(spacing: 20) {
            Color.orange.named("wide").aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
            Rectangle().fill(.orange).named("square").aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
            Color.orange.named("filling").aspectRatio(1, contentMode: .fill).frame(width: 60, height: 30).clipped()
            Color.orange.named("height").aspectRatio(2, contentMode: .fit).frame(height: 50)
            Color.orange.named("width").aspectRatio(2, contentMode: .fit).frame(width: 50)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Views that keep a ratio in frames with maxima.
struct BoundedRatiosPage: View {
    var body: some View {
        VStack(spacing: 10) {
            Color.orange.named("wide").aspectRatio(2, contentMode: .fit).frame(maxWidth: 100, maxHeight: 100).border(.red).named("frame")
            Color.orange.named("tall").aspectRatio(0.5, contentMode: .fit).frame(maxWidth: 100, maxHeight: 100)
            Color.orange.named("filling").aspectRatio(2, contentMode: .fill).frame(maxWidth: 80, maxHeight: 80).clipped()
            Circle().named("circle").aspectRatio(1, contentMode: .fit).frame(maxWidth: 60, maxHeight: .infinity)
            Color.blue.named("rest").aspectRatio(4, contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity).named("box")
            Color.orange.named("least").aspectRatio(2, contentMode: .fit).frame(minWidth: 40, maxWidth: 60, minHeight: 40, maxHeight: 60)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Views that keep a ratio in frames with maxima, where there is no height to fill.
struct ScrolledRatiosPage: View {
    var body: some View {
        ScrollView {
            Color.orange.named("limited").aspectRatio(2, contentMode: .fit).frame(maxWidth: 200, maxHeight: 400)
            Color.orange.named("free").aspectRatio(2, contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Texts that shrink, and texts of several parts in a limited number of lines.
struct ShrinkingPage: View {
    private let words = "some words that need more room than there is"

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(words).named("whole")
            Text(words).named("shrunk").lineLimit(1).minimumScaleFactor(0.5).frame(width: 250)
            Text(words).named("least").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60)
            Text("short").named("short").lineLimit(1).minimumScaleFactor(0.5).frame(width: 250)
            Text("**Some** words that _need_ more [room](https://example.com) than there is").named("marked").lineLimit(1).frame(width: 150)
            Text("**Some** words that _need_ more [room](https://example.com) than there is").named("two").lineLimit(2).frame(width: 150)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Buttons whose labels are images, in several fonts.
struct SymbolButtonsPage: View {
    private func star() -> some View { Image(systemName: "star.fill") }

    var body: some View {
        VStack(spacing: 20) {
            star().font(.largeTitle).named("image")
            Button {
            } label: {
                star()
            }.font(.largeTitle).named("button")
            Button {
            } label: {
                star().font(.largeTitle)
            }.named("inside")
            Button {
            } label: {
                star()
            }.buttonStyle(.bordered).font(.largeTitle).named("bordered")
            Button("Star", systemImage: "star.fill") {}.font(.largeTitle).named("label")
            Button {
            } label: {
                star()
            }.named("plain")
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Gauges with all their labels.
struct GaugesPage: View {
    var body: some View {
        VStack(spacing: 40) {
            Gauge(value: 30, in: 0...120) {
                Text("Speed")
            } currentValueLabel: {
                Text("30 km/h")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("120")
            }
            Gauge(value: 0.7) {
                Text("CPU")
            } currentValueLabel: {
                Text("70")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
            .gaugeStyle(.accessoryCircular)
            Gauge(value: 0.25) {
                Text("Disk")
            } currentValueLabel: {
                Text("25")
            }
            .gaugeStyle(.accessoryCircularCapacity)
        }
        .padding()
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A table that is shared as a file.
private struct Table: Transferable {
    let rows: [String]

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { Data($0.rows.joined(separator: "\n").utf8) }
            .suggestedFileName("soups.csv")
        ProxyRepresentation(exporting: \.rows.description)
    }
}

/// A soup that is shared as its name.
private struct Soup: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
}

/// Links that share a URL, a text, several texts, and values.
struct SharesPage: View {
    var body: some View {
        VStack(spacing: 20) {
            ShareLink("Share the page", item: URL(string: "https://example.com/soup")!, subject: Text("Soup"), message: Text("Try it"))
            ShareLink(item: "A recipe") { Text("Share the text") }.buttonStyle(.borderedProminent)
            ShareLink(items: ["one", "two"]) { Text("Share both") }
            ShareLink(item: Table(rows: ["miso,3", "ramen,4"]), preview: SharePreview("Soups", image: Image(systemName: "tablecells"))) {
                Label("Share the table", systemImage: "tablecells")
            }
            ShareLink("Share the soup", item: Soup(name: "Miso"), preview: SharePreview("Soup"))
        }
    }
}

/// A view that tells its size with the modifiers inside.
struct MeasuredViewPage: View {
    @State private var size = CGSize.zero
    @State private var inset = 5.0

    var body: some View {
        VStack {
            Text("x")
                .frame(width: 40, height: 30)
                .padding(inset)
                .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
                .padding(50)
                .background(.yellow)
            Text("Size \(Int(size.width)) × \(Int(size.height))")
            Button("Grow") { inset = 15 }
        }
    }
}
