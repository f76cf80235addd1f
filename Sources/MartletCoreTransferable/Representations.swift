import MartletUniformTypes

/// Makes a value of a file's bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let importing: (@Sendable (Data) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        type = contentType
        self.importing = importing
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        type = importedContentType
        self.importing = importing
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        type = exportedContentType
        importing = nil
    }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard let importing, type.conforms(to: self.type) else { return nil }
        return try await importing(Data(contentsOf: file))
    }
}

/// A file that was received. It is deleted when the closure has ended: copy what you need.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    /// Always `false`: the file is a copy.
    public let isOriginalFile: Bool
}

/// A file to send.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// Makes a value of a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        type = contentType
        self.importing = importing
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        type = importedContentType
        self.importing = importing
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        type = exportedContentType
        importing = nil
    }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard let importing, type.conforms(to: self.type) else { return nil }
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
}

/// Makes a value of another one that can be imported.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    private let importing: (@Sendable (Proxy) async throws -> Item)?

    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy, importing: @escaping @Sendable (Proxy) async throws -> Item) {
        self.importing = importing
    }

    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) { self.importing = importing }

    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { importing = nil }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard let importing, let proxy = try await Proxy._importing(file, type) else { return nil }
        return try await importing(proxy)
    }
}

/// Makes a value of a file that contains it as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    private let type: UTType

    public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard type.conforms(to: self.type) else { return nil }
        return try JSONDecoder().decode(Item.self, from: Data(contentsOf: file))
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .item, exporting: { $0 }, importing: { $0 })
    }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            contentType: .text, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: { data in
                guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.fileReadCorruptFile) }
                return url
            })
    }
}
