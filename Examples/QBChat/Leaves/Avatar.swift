import Foundation
import SwiftUI

/// A symbol or a letter in a coloured circle. The name determines the colour, so that it is the same everywhere.
public struct Avatar: View {
    public enum Content: Hashable {
        case symbol(String)
        case letter(String)
    }

    let content: Content
    let name: String
    let size: CGFloat

    public init(_ content: Content, name: String, size: CGFloat = 44) {
        self.content = content
        self.name = name
        self.size = size
    }

    public var body: some View {
        Group {
            switch content {
            case .symbol(let symbol): Image(systemName: symbol)
            case .letter(let letter): Text(verbatim: letter)
            }
        }
        .font(.system(size: size * 0.45, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: size, height: size)
        .background(color, in: Circle())
        .accessibilityHidden(true)
    }

    private var color: Color {
        let colors: [Color] = [.teal, .indigo, .orange, .pink, .green, .purple, .brown]
        // Not `hashValue`, which differs from run to run.
        let sum = name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 9973 }
        return colors[sum % colors.count]
    }
}
