import SwiftUI

/// Tells the user that there is no network, so that only what is stored can be shown.
struct OfflineNote: View {
    var body: some View {
        Label {
            Text(app: "You are offline. Stored countries are still here.")
        } icon: {
            Image(systemName: "wifi.slash")
        }
        .font(.callout)
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(.black.opacity(0.75), in: Capsule())
        .padding(.top, 8)
    }
}
