import MartletUniformTypes

/// What a value gives to other apps.
public enum TransferExport: Sendable {
    case text(String)
    case url(URL)
    /// - Parameter name: The name that the representation suggests, or that of the file from which the bytes are.
    case file(Data, UTType, name: String?)

    /// The same content as a file with a name.
    func named(_ name: String) -> TransferExport {
        switch self {
        case .text(let text): .file(Data(text.utf8), .utf8PlainText, name: name)
        case .url(let url): .file(Data(url.absoluteString.utf8), .url, name: name)
        case .file(let data, let type, _): .file(data, type, name: name)
        }
    }
}

extension Transferable {
    /// Returns what the first representation gives that can export the value; `nil` if none can.
    package func exported() async throws -> TransferExport? {
        guard let item = self as? Representation.Item else { return nil }
        return try await Self.transferRepresentation._export(item)
    }
}

/// Text and URLs, which other apps take as such.
struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    let type: UTType
    let exporting: @Sendable (Item) -> TransferExport
    let importing: @Sendable (Data) throws -> Item

    func _import(_ file: URL, _ type: UTType) async throws -> Item? {
        guard type.conforms(to: self.type) else { return nil }
        return try importing(Data(contentsOf: file))
    }

    public func _export(_ item: Item) async throws -> TransferExport? { exporting(item) }
}
