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
