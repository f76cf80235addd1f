import MartletUniformTypes

/// Makes a value of a file's bytes, and the bytes of a file of a value.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let exporting: (@Sendable (Item) async throws -> Data)?
    private let importing: (@Sendable (Data) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        type = contentType
        self.exporting = exporting
        self.importing = importing
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        type = importedContentType
        exporting = nil
        self.importing = importing
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        type = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard let importing, type.conforms(to: self.type) else { return nil }
        return try await importing(Data(contentsOf: file))
    }

    public func _export(_ item: Item) async throws -> TransferExport? {
        guard let exporting else { return nil }
        return .file(try await exporting(item), type, name: nil)
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

/// Makes a value of a file, and a file of a value.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        type = contentType
        self.exporting = exporting
        self.importing = importing
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        type = importedContentType
        exporting = nil
        self.importing = importing
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        type = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard let importing, type.conforms(to: self.type) else { return nil }
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }

    public func _export(_ item: Item) async throws -> TransferExport? {
        guard let file = try await exporting?(item).file else { return nil }
        return .file(try Data(contentsOf: file), type, name: file.lastPathComponent)
    }
}

/// Makes a value of another one that can be imported, and gives another one in place of a value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    private let exporting: (@Sendable (Item) async throws -> Proxy)?
    private let importing: (@Sendable (Proxy) async throws -> Item)?

    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy, importing: @escaping @Sendable (Proxy) async throws -> Item) {
        self.exporting = exporting
        self.importing = importing
    }

    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        self.exporting = exporting
        importing = nil
    }

    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
        self.exporting = exporting
        importing = nil
    }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard let importing, let proxy = try await Proxy._importing(file, type) else { return nil }
        return try await importing(proxy)
    }

    public func _export(_ item: Item) async throws -> TransferExport? { try await exporting?(item).exported() }
}

/// Makes a value of a file that contains it as JSON, and such a file of a value.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    private let type: UTType

    public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }

    public func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard type.conforms(to: self.type) else { return nil }
        return try JSONDecoder().decode(Item.self, from: Data(contentsOf: file))
    }

    public func _export(_ item: Item) async throws -> TransferExport? { .file(try JSONEncoder().encode(item), type, name: nil) }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .item, exporting: { $0 }, importing: { $0 })
    }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<String>(type: .text, exporting: { .text($0) }, importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<URL>(
            type: .url,
            exporting: { url in
                guard url.isFileURL, let data = try? Data(contentsOf: url) else { return .url(url) }
                return .file(data, UTType(fileName: url.lastPathComponent) ?? .data, name: url.lastPathComponent)
            },
            importing: { data in
                guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.fileReadCorruptFile) }
                return url
            })
    }
}
