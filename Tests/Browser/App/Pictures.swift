import SwiftUI

struct PicturesPage: View {
    var body: some View {
        VStack {
            Image("Leaf", label: Text("A leaf"))
            Color("Accent").frame(width: 80, height: 40).accessibilityLabel("Accent")
        }
    }
}

/// Loads what the address names: `/loading` with the address of a picture in the field.
struct LoadingPage: View {
    @State private var address = ""
    @State private var url: URL?

    var body: some View {
        VStack {
            TextField("Address", text: $address).onSubmit { url = URL(string: address) }
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("waiting")
                case .success(let image): image.resizable().frame(width: 60, height: 60).accessibilityLabel("loaded")
                case .failure: Text("failed")
                @unknown default: Text("unknown")
                }
            }
        }
    }
}

struct MasksPage: View {
    var body: some View {
        VStack(spacing: 20) {
            Color.red.frame(width: 120, height: 60).mask { Image(systemName: "star.fill") }
            Color.blue.frame(width: 200, height: 60).mask { Text("MASK").font(.system(size: 48, weight: .bold)) }
            Color.green.frame(width: 120, height: 60).mask { Capsule() }
        }
    }
}

/// Symbols of several levels in each mode.
struct SymbolModesPage: View {
    private let symbols = [
        "badge": "person.crop.circle.badge.plus", "weather": "cloud.sun.rain.fill", "waves": "speaker.wave.3.fill",
        "plate": "exclamationmark.triangle.fill", "slash": "wifi.slash",
    ]
    @State private var isPalette = true

    var body: some View {
        VStack(spacing: 24) {
            row("plain")
            row("monochrome").symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)
            row("hierarchical").symbolRenderingMode(.hierarchical).foregroundStyle(.black)
            row("palette").symbolRenderingMode(isPalette ? .palette : .monochrome).foregroundStyle(.red, .blue, .green)
            row("two").foregroundStyle(.red, .blue)
            row("multicolor").symbolRenderingMode(.multicolor)
            Button("One colour") { isPalette = false }.font(.body)
        }
        .font(.system(size: 48, weight: .bold))
        .padding()
        .background(Color(white: 0.8))
    }

    private func row(_ name: String) -> some View {
        HStack(spacing: 8) {
            ForEach(symbols.sorted(by: <), id: \.key) { part, symbol in
                Image(systemName: symbol).accessibilityIdentifier("\(name) \(part)")
            }
        }
    }
}
