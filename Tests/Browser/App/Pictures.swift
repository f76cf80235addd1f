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
