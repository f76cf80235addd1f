import SwiftUI

/// What lies in the main bundle, as an app for Apple's platforms reads it.
struct ResourcePage: View {
    @StateObject private var files = Files()
    @State private var address = Address()

    var body: some View {
        VStack {
            ForEach(files.texts, id: \.self) { Text($0) }
            Text(Bundle.main.path(forResource: "nothing", ofType: "txt") ?? address.page)
        }
        .onAppear { files.read("greeting") }
    }
}
