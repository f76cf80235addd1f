import SwiftUI

/// A placeholder for a screen without content. It tells the user what to do.
struct EmptyState: View {
    let title: LocalizedStringKey
    let hint: LocalizedStringKey
    let symbol: String

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.system(size: 40))
                .foregroundStyle(.tint)
                .frame(width: 96, height: 96)
                .background(Color.tomato.opacity(0.12), in: Circle())
                .accessibilityHidden(true)
            Text(diner: title)
                .font(.title2)
                .fontWeight(.bold)
            Text(diner: hint)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
