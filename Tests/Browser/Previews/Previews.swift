import MartletPreviews
import SwiftUI

/// A board of 30 previews.
@main
struct PreviewsApp {
    static func main() { PreviewGallery.main() }
}

struct Cards_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(1...30, id: \.self) { number in
            Card(number: number).previewDisplayName("Card \(number)")
        }
    }
}

private struct Card: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("This is card \(number)")
            Button("Tapped \(taps) times") { taps += 1 }
        }
    }
}
