import Foundation

/// Bytes that pages load from this process by an address, as long as somebody keeps the object.
public final class ServedFile: Sendable {
    public let data: Data
    /// Such as `image/png`.
    public let mediaType: String
    /// The name under which a browser saves it; `nil` if it is shown in a page.
    public let name: String?
    let token: String

    init(_ data: Data, mediaType: String, name: String?, token: String) {
        self.data = data
        self.mediaType = mediaType
        self.name = name
        self.token = token
    }

    /// The folder of the addresses.
    public static let folder = "/_martlet/data/"

    /// Up to this number of bytes a picture is part of the page: a request of its own would take longer.
    private static let inlineSize = 4096

    /// What a page loads.
    public var address: String {
        if name == nil, data.count <= Self.inlineSize { return "data:\(mediaType);base64,\(data.base64EncodedString())" }
        return Self.folder + token
    }
}

extension ServedFile: Equatable {
    /// ``ServedFiles`` makes one object of equal bytes.
    public static func == (a: ServedFile, b: ServedFile) -> Bool { a === b }
}
