import MartletCore
import MartletCoreTransferable
import MartletDevice

/// A picture or film that the user has chosen. Its bytes stay on the user's device until the app loads it.
///
/// It cannot be loaded after the page was loaded again: then the browser has forgotten the choice.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// How pictures are encoded. It has no effect: a file comes as it is.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let number: Int
        public static let automatic = Self(number: 0)
        public static let current = Self(number: 1)
        public static let compatible = Self(number: 2)
    }

    let file: PickedFile?
    /// An identifier that the app has made the item with; `nil` for one that the user has chosen: there is no library.
    public let itemIdentifier: String?

    init(_ file: PickedFile) {
        self.file = file
        itemIdentifier = nil
    }

    /// An item of a library, which a browser does not have: it loads nothing.
    public init(itemIdentifier: String) {
        file = nil
        self.itemIdentifier = itemIdentifier
    }

    private var type: UTType? {
        guard let file else { return nil }
        return UTType(mimeType: file.mimeType) ?? UTType(fileName: file.name)
    }

    /// The type of the file, as far as it is known.
    public var supportedContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// Loads the file, and makes a value of it.
    /// - Returns: `nil` if the type takes no files of this type.
    /// - Throws: An error if the file does not arrive, and what the type throws.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { try await load(type) { _ in } }

    /// As ``loadTransferable(type:)``. The handler is called on the main thread.
    /// - Returns: How many bytes of the file have arrived.
    @discardableResult
    public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void)
        -> Progress
    {
        let progress = Progress(totalUnitCount: Int64(file?.size ?? 0))
        Task { @MainActor in
            do {
                completionHandler(.success(try await load(type) { progress.completedUnitCount = Int64($0) }))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return progress
    }

    private func load<T: Transferable>(_ type: T.Type, _ progress: @escaping @MainActor @Sendable (Int) -> Void) async throws -> T? {
        guard let file else { return nil }
        return try await T._importing(try await file.load(progress), self.type ?? .data)
    }

    public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool { a.file === b.file && a.itemIdentifier == b.itemIdentifier }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.map { ObjectIdentifier($0) })
        hasher.combine(itemIdentifier)
    }
}
