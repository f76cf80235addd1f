import PhotosUI
import SwiftUI

/// Photos that the user chooses.
struct PhotosPage: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var image: Image?
    @State private var images: [Image] = []
    @State private var size = "none"

    var body: some View {
        List {
            PhotosPicker("Choose a photo", selection: $item, matching: .images)
            LabeledContent("Bytes", value: size)
            Button("Stop") { item = nil }
            image?.resizable().scaledToFit().frame(height: 200)
            PhotosPicker("Choose several", selection: $items, maxSelectionCount: 3, matching: .images)
            LabeledContent("Shown", value: "\(images.count)")
            ScrollView(.horizontal) {
                HStack {
                    ForEach(images.indices, id: \.self) { images[$0].resizable().scaledToFit().frame(height: 80) }
                }
            }
        }
        .task(id: item) {
            guard let item else { return }
            size = "loading"
            do {
                size = try await item.loadTransferable(type: Data.self).map { "\($0.count)" } ?? "not data"
                image = try await item.loadTransferable(type: Image.self)
            } catch is CancellationError {
                size = "stopped"
            } catch {
                size = error.localizedDescription
            }
        }
        .task(id: items) {
            images = []
            for item in items {
                if let image = try? await item.loadTransferable(type: Image.self) { images.append(image) }
            }
        }
    }
}
