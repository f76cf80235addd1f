import Foundation
import MartletCore
import MartletElements

/// The loading state of an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The error of a failed image. It gives no reason, because the browser reports none.
public struct AsyncImageError: LocalizedError, Hashable, Sendable {
    public let url: URL
    public var errorDescription: String? { "The image at \(url.absoluteString) could not be loaded." }
}

/// An image from a URL. The host loads it and reports the result.
///
/// The URL can also be that of a file among the app's resources, from `Bundle.url(forResource:withExtension:)`; other files of the server's
/// machine are not shown.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private nonisolated(unsafe) let transaction: Transaction  // Written once; what an app adds to it need not be Sendable.
    private nonisolated(unsafe) let content: (AsyncImagePhase) -> Content  // Called only on the main actor.
    @Environment(\.self) private var environment
    /// The result of the load, with the URL that was loaded.
    @State private var outcome: (url: URL, isLoaded: Bool)?

    /// Shows the image, and a grey placeholder until it is loaded.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(.url("", scale: 1)).resizable() }
    }

    /// Shows the image, modified by a closure, and a placeholder until it is loaded.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows the view that a closure returns for the loading state.
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
            // Loads the image in a hidden element while this view shows something else.
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
