import Foundation
import MartletCore
import MartletCoreTransferable
import MartletDevice
import MartletUI
import MartletUniformTypes

/// A button that takes what the user has copied.
///
/// Most browsers ask the user before they hand it over.
///
/// - Partly: it takes texts and URLs of at most 60,000 bytes, and is always enabled, because a page does not know what has been copied before.
public struct PasteButton: View {
    private nonisolated(unsafe) let taken: (String) -> Void  // Sent to the main actor once, and called only there.
    private let canTake: Bool

    /// Takes values of a type.
    ///
    /// - Parameter onPaste: Takes the values; it is not called if what was copied is none.
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        canTake = T.self == String.self || T.self == URL.self
        taken = { text in
            let value: Any? = T.self == URL.self ? URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)) : text
            if let value = value as? T { onPaste([value]) }
        }
    }

    /// Takes contents of some types.
    ///
    /// - Parameter payloadAction: Takes the contents; it is not called if what was copied is of none of the types.
    public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        let takesURLs = supportedContentTypes.contains { UTType.url.conforms(to: $0) }
        let takesTexts = supportedContentTypes.contains { UTType.utf8PlainText.conforms(to: $0) }
        canTake = takesURLs || takesTexts
        taken = { text in
            if takesURLs, let url = URL(string: text), url.scheme != nil {
                payloadAction([NSItemProvider(object: url)])
            } else if takesTexts {
                payloadAction([NSItemProvider(object: text)])
            }
        }
    }

    public var body: some View {
        Button {
            ClipboardService.current?.read { text in if let text { taken(text) } }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .disabled(!canTake)
    }
}
