import SwiftUI
import UIKit

/// Views, each beside an image of it that the server has drawn.
struct DrawnViewsPage: View {
    @State private var images: [UIImage?] = []
    private static let cards: [AnyView] = [AnyView(TicketCard()), AnyView(WordsCard()), AnyView(FiguresCard()), AnyView(PictureCard())]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(Self.cards.indices, id: \.self) { index in
                HStack(spacing: 0) {
                    VStack { Self.cards[index] }.accessibilityIdentifier("shown \(index)")
                    if images.indices.contains(index), let image = images[index] {
                        Image(uiImage: image).accessibilityIdentifier("drawn \(index)")
                    }
                }
            }
            Spacer()
        }
        .onAppear { images = Self.cards.map(drawn) }
    }

    private func drawn(_ card: AnyView) -> UIImage? {
        let renderer = ImageRenderer(content: card)
        renderer.scale = 1
        return renderer.uiImage
    }
}

private struct TicketCard: View {
    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "fork.knife").font(.largeTitle).foregroundStyle(.white)
            VStack(alignment: .leading, spacing: 4) {
                Text("Miso soup").font(.headline)
                Text("Table 4, in ten minutes").font(.subheadline).foregroundStyle(.white.opacity(0.8))
            }
            Spacer()
            Text("2").font(.title2).bold().padding(10).background(Circle().fill(.white.opacity(0.3)))
        }
        .foregroundStyle(.white)
        .padding()
        .frame(width: 320, height: 100)
        .background(
            LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing), in: .rect(cornerRadius: 20)
        )
        .padding(10)
        .background(Color(white: 0.95))
    }
}

private struct WordsCard: View {
    var body: some View {
        VStack(spacing: 6) {
            Text("A title of two words and more").font(.title).multilineTextAlignment(.center)
            Text("This is **bold**, this is *slanted*, and this goes on for as long as it takes to need a second line.")
                .font(.callout).foregroundStyle(.secondary)
            Text("Cut off after the first line, because there is no room for more").lineLimit(1).font(.footnote)
            Text("Mono 12:30").font(.system(.body, design: .monospaced)).underline()
        }
        .frame(width: 320, height: 190)
        .border(.blue, width: 2)
    }
}

private struct FiguresCard: View {
    var body: some View {
        HStack(spacing: 10) {
            Circle().trim(from: 0, to: 0.7).stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round)).frame(width: 60, height: 60)
            Circle().fill(AngularGradient(colors: [.red, .yellow, .blue], center: .center)).frame(width: 60, height: 60)
            Capsule().fill(.purple).frame(width: 60, height: 24).rotationEffect(.degrees(30))
            RoundedRectangle(cornerRadius: 12).strokeBorder(.teal, lineWidth: 4).frame(width: 50, height: 50)
                .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 16, height: 16).offset(x: 6, y: -6) }
        }
        .frame(width: 320, height: 100)
        .background(RadialGradient(colors: [.white, Color(white: 0.85)], center: .center, startRadius: 20, endRadius: 160))
    }
}

private struct PictureCard: View {
    var body: some View {
        HStack(spacing: 16) {
            Color.indigo.frame(width: 60, height: 60).clipShape(.rect(cornerRadius: 14)).shadow(
                color: .black.opacity(0.5), radius: 6, x: 2, y: 4)
            Label("Saved", systemImage: "heart.fill").foregroundStyle(.pink).labelStyle(.titleAndIcon)
            LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom).frame(width: 70, height: 50)
                .mask { Text("Ab").font(.system(size: 44, weight: .black)) }
            Color.orange.frame(width: 40, height: 40).blur(radius: 4).opacity(0.8)
        }
        .frame(width: 320, height: 100)
        .background(.white)
    }
}
