import Foundation
import MartletCore
import MartletElements

/// How far a picture from the network has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture could not be loaded. The page that tried is not told why.
public struct AsyncImageError: LocalizedError, Hashable, Sendable {
    public let url: URL
    public var errorDescription: String? { "The picture at \(url.absoluteString) could not be loaded." }
}

/// A picture from the network. The host loads it, and tells when it is there.
///
/// The address of a file among the app's resources, as `Bundle.url(forResource:withExtension:)` gives it, will do as well; other files of the
/// machine that the app runs on are not shown.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private nonisolated(unsafe) let transaction: Transaction  // Written once; what an app adds to it need not be Sendable.
    private nonisolated(unsafe) let content: (AsyncImagePhase) -> Content  // Called on the main actor alone.
    @Environment(\.self) private var environment
    /// What became of which address.
    @State private var outcome: (url: URL, isLoaded: Bool)?

    /// A picture, and while it is not there, one of grey.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(.url("", scale: 1)).resizable() }
    }

    /// A picture, changed by a closure, and what stands there while it is not loaded.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// What a closure makes of how far the picture has come.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        content(phase)
        if phase.isEmpty, let url {
            // Loaded out of sight, while something else is shown here.
            Portal(to: environment.presentations) {
                ImageLoader(url: url) { isLoaded in
                    withTransaction(transaction) { outcome = (url, isLoaded) }
                }
            }
        }
    }

    private var phase: AsyncImagePhase {
        guard let url, let outcome, outcome.url == url else { return .empty }
        return outcome.isLoaded ? .success(Image(.url(url.absoluteString, scale: scale))) : .failure(AsyncImageError(url: url))
    }
}

extension AsyncImagePhase {
    fileprivate var isEmpty: Bool { if case .empty = self { true } else { false } }
}

private struct ImageLoader: ElementView {
    typealias Body = Never
    let url: URL
    let finished: (Bool) -> Void

    static var _kind: Kind { .imageLoader }

    func _lower(to element: inout ElementWriter) {
        element[.source] = .string(url.absoluteString)
        element.on(.load) { value in
            if let isLoaded = value?.boolValue { finished(isLoaded) }
        }
    }
}
