import MartletCombine
import MartletCore
import MartletDragging
import MartletUI
import MartletUIKit
import MartletUniformTypes

/// Shows a page as a card: its picture, its title and where it is from. The user opens the page with it.
@MainActor @preconcurrency
open class LPLinkView: UIView {
    private let shown: ShownLink

    /// What the card shows.
    open var metadata: LPLinkMetadata {
        get { shown.metadata }
        set { shown.metadata = newValue }
    }

    private var host: UIViewController?

    public init(metadata: LPLinkMetadata) {
        shown = ShownLink(metadata)
        super.init(frame: .zero)
        setUp()
    }

    /// Shows an address, until ``metadata`` says more.
    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, url)
        self.init(metadata: metadata)
    }

    public required init?(coder: NSCoder) {
        shown = ShownLink(LPLinkMetadata())
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let host = UIHostingController(rootView: LinkCard(shown: shown))
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        self.host = host
    }
}

@MainActor
private final class ShownLink: ObservableObject {
    @Published var metadata: LPLinkMetadata

    init(_ metadata: LPLinkMetadata) { self.metadata = metadata }
}

private struct LinkCard: View {
    @ObservedObject var shown: ShownLink
    @Environment(\.openURL) private var openURL
    @State private var picture: UIImage?

    private var metadata: LPLinkMetadata { shown.metadata }
    private var url: URL? { metadata.url ?? metadata.originalURL }

    var body: some View {
        Button {
            if let url { openURL(url) }
        } label: {
            VStack(alignment: .leading, spacing: 0) {
                if let picture { Image(uiImage: picture).resizable().scaledToFit().accessibilityHidden(true) }
                VStack(alignment: .leading, spacing: 2) {
                    if let title = metadata.title { Text(verbatim: title).font(.headline).lineLimit(2) }
                    if let host = url?.host { Text(verbatim: host).font(.footnote).foregroundStyle(.secondary).lineLimit(1) }
                }
                .padding(12)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.15))
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        .task(id: ObjectIdentifier(metadata)) { picture = await Self.picture(of: metadata) }
    }

    private static func picture(of metadata: LPLinkMetadata) async -> UIImage? {
        guard let provider = metadata.imageProvider ?? metadata.iconProvider else { return nil }
        return await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: image) }
        }
    }
}

/// Lets a picture of a page be loaded: `metadata.imageProvider?.loadObject(ofClass: UIImage.self) { … }`.
extension UIImage: NSItemProviderReading {
    public static var _itemType: UTType { .image }
    public static func _item(of data: Data) -> Self? { UIImage(data: data) as? Self }
}
