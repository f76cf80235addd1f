import Foundation
import QBChatModels
import SwiftUI

/// A message bubble: the user's own on the right, those of others on the left with the author's name.
public struct MessageView: View {
    let message: Message
    let isOwn: Bool

    public init(message: Message, isOwn: Bool) {
        self.message = message
        self.isOwn = isOwn
    }

    public var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            if isOwn {
                Spacer(minLength: 48)
            } else {
                Avatar(.letter(String(message.author.name.prefix(1))), name: message.author.name, size: 30)
            }
            VStack(alignment: .leading, spacing: 2) {
                if !isOwn {
                    Text(verbatim: message.author.name)
                        .font(.caption)
                        .fontWeight(.semibold)
                        .foregroundStyle(.secondary)
                }
                Text(verbatim: message.text)
                ForEach(message.links, id: \.self) { url in
                    Link(destination: url) {
                        Label(url.host() ?? url.absoluteString, systemImage: "link")
                            .font(.subheadline)
                            .underline()
                    }
                }
                HStack(spacing: 0) {
                    MomentText(message.sentAt)
                        .font(.caption2)
                }
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .foregroundStyle(isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .background(isOwn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.tertiary), in: RoundedRectangle(cornerRadius: 16))
            if !isOwn { Spacer(minLength: 48) }
        }
        .frame(maxWidth: .infinity)
    }
}
