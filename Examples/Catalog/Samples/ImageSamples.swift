import SwiftUI
import UIKit

extension Page {
    static let images = Page(
        "images", "Images & symbols", symbol: "photo", color: .teal,
        [
            Sample("Symbols", "Image(systemName:)", ImageSymbols()),
            Sample("Sizes and weights of symbols", ".imageScale .font .fontWeight", ImageSizes()),
            Sample("Colours of symbols", ".symbolRenderingMode .symbolVariant .foregroundStyle", ImageModes()),
            Sample("Levels", "Image(systemName:variableValue:)", ImageLevels()),
            Sample("Fill and fit", ".resizable .scaledToFit .scaledToFill .aspectRatio .clipped", ImageScaling()),
            Sample("A picture from the network", "AsyncImage", ImageFromNetwork()),
            Sample("Labels", "Label .labelStyle", ImageOwnLabels()),
            Sample("A view as a picture", "ImageRenderer", ImageOfView()),
        ])
}

struct ImageSymbols: View {
    private let names = [
        "star.fill", "heart", "bolt.fill", "leaf", "cloud.rain", "moon.stars", "bell.badge", "person.2", "cart", "paperplane",
        "calendar", "house",
    ]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 16) {
            ForEach(names, id: \.self) { Image(systemName: $0) }
        }
        .font(.title2)
    }
}

struct ImageSizes: View {
    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                Image(systemName: "bell").imageScale(.small)
                Image(systemName: "bell").imageScale(.medium)
                Image(systemName: "bell").imageScale(.large)
                Image(systemName: "bell").font(.largeTitle)
                Image(systemName: "bell").font(.system(size: 56))
            }
            HStack(spacing: 16) {
                Image(systemName: "heart").fontWeight(.ultraLight)
                Image(systemName: "heart")
                Image(systemName: "heart").fontWeight(.semibold)
                Image(systemName: "heart").fontWeight(.black)
            }
            .font(.largeTitle)
        }
    }
}

struct ImageModes: View {
    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 20) {
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome)
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(.gray, .yellow, .blue)
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor).padding(6)
                    .background(.gray, in: .rect(cornerRadius: 8))
            }
            HStack(spacing: 20) {
                Image(systemName: "heart")
                Image(systemName: "heart").symbolVariant(.fill)
                Image(systemName: "heart").symbolVariant(.circle)
                Image(systemName: "heart").symbolVariant(.square.fill)
                Image(systemName: "heart").symbolVariant(.slash)
            }
            .foregroundStyle(.pink)
        }
        .font(.largeTitle)
    }
}

struct ImageLevels: View {
    @State private var level = 0.5

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 24) {
                Image(systemName: "wifi", variableValue: level)
                Image(systemName: "speaker.wave.3.fill", variableValue: level)
            }
            .font(.largeTitle)
            Slider(value: $level) { Text("Level") }
        }
    }
}

struct ImageScaling: View {
    private let picture = Image("Landscape", bundle: .module)

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                picture.resizable().scaledToFit().frame(width: 90, height: 90).border(.orange)
                picture.resizable().scaledToFill().frame(width: 90, height: 90).clipped().border(.orange)
                picture.resizable().frame(width: 90, height: 90).border(.orange)
            }
            HStack(spacing: 12) {
                picture.resizable().scaledToFill().frame(width: 90, height: 90).clipShape(.circle)
                picture.resizable().aspectRatio(2, contentMode: .fit).frame(width: 192)
            }
        }
        .accessibilityLabel("A landscape")
    }
}

struct ImageFromNetwork: View {
    var body: some View {
        AsyncImage(url: URL(string: "data:image/svg+xml;base64,\(picture)")) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image.resizable().scaledToFit().accessibilityLabel("A red sun")
            case .failure: Label("No connection", systemImage: "wifi.slash").foregroundStyle(.secondary)
            @unknown default: EmptyView()
            }
        }
        .frame(width: 120, height: 120)
    }

    private let picture = Data(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="tomato"/></svg>"#.utf8
    ).base64EncodedString()
}

struct ImageOwnLabels: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Automatic", systemImage: "leaf")
            Label("Icon only", systemImage: "leaf").labelStyle(.iconOnly)
            Label("Title only", systemImage: "leaf").labelStyle(.titleOnly)
            Label("A style of one's own", systemImage: "leaf").labelStyle(TrailingIcon())
        }
    }
}

private struct TrailingIcon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon.foregroundStyle(.green)
        }
    }
}

struct ImageOfView: View {
    @State private var picture: UIImage?

    var body: some View {
        VStack(spacing: 12) {
            Button("Draw") {
                let renderer = ImageRenderer(content: badge)
                renderer.scale = 2
                picture = renderer.uiImage
            }
            if let picture { Image(uiImage: picture).accessibilityLabel("The drawn badge") }
        }
    }

    private var badge: some View {
        Text("42").font(.title.bold()).foregroundStyle(.white).padding(20).background(.indigo, in: .circle)
    }
}
