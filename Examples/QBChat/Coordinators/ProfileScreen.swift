import Foundation
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The user's profile, with links to help. It does not know how the links are opened.
struct ProfileScreen: View {
    let user: User
    @Environment(\.openURL) private var openURL

    var body: some View {
        Form {
            Section {
                HStack(spacing: 12) {
                    Avatar(.letter(String(user.name.prefix(1))), name: user.name, size: 56)
                    Text(verbatim: user.name)
                        .font(.title2)
                        .fontWeight(.semibold)
                }
            }
            Section("Help") {
                link("Something lost? Ask the neighbours", symbol: "questionmark.circle", to: "qbchat://chats/lost")
                link("How we talk to each other", symbol: "hand.raised", to: "https://example.org/neighbours/manners")
            }
        }
        .navigationTitle("Profile")
        .leaveButton()
    }

    @ViewBuilder
    private func link(_ title: String, symbol: String, to address: String) -> some View {
        if let url = URL(string: address) {
            Button(title, systemImage: symbol) { openURL(url) }
        }
    }
}
