/// Why shared data cannot be read or changed.
public enum SharedError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A name is empty, longer than 200 bytes, or contains control characters.
    case badName(String)
    /// A value or an element is longer than ``SharedLimits`` allow. Its size is that of its JSON, in bytes.
    case tooLarge(name: String, bytes: Int, limit: Int)
    /// A value has the name of a log, or a log that of a value.
    case otherKind(name: String)
    /// What is stored under the name is of another type.
    case otherType(name: String, expected: String, reason: String)
    /// What is stored under the name is no JSON.
    case corrupt(name: String)
    /// The reader was so slow that entries after this number have been removed before it read them.
    case missed(log: String, after: Int64)
    /// The disk is full, or the storage has as many bytes as ``SharedLimits`` allow.
    case full
    /// Another process kept the storage for itself for too long.
    case busy
    /// The storage is damaged, or is another file.
    case damaged(reason: String)
    /// A newer version of the app uses the storage in another format.
    case newerFormat(Int)
    /// The server of the storage does not answer. A change may have been made or not.
    case unavailable(reason: String)
    case failed(reason: String)

    public var description: String {
        switch self {
        case .badName(let name):
            "“\(name.prefix(50))” cannot name shared data: a name has 1 to 200 bytes and no control characters."
        case .tooLarge(let name, let bytes, let limit):
            "The shared data “\(name)” would have \(bytes) bytes, and the limit is \(limit). Split it, or raise the limit in SharedLimits."
        case .otherKind(let name): "“\(name)” names a shared value and a shared log. Rename one of them."
        case .otherType(let name, let expected, let reason):
            "What is stored as “\(name)” is no \(expected): \(reason) Use another name, or a type that decodes what is stored."
        case .corrupt(let name): "What is stored as “\(name)” is no JSON."
        case .missed(let log, let after):
            "The log “\(log)” has removed entries after number \(after) that were not read yet. Begin anew, or keep more entries."
        case .full: "There is no room for shared data."
        case .busy: "Another process keeps the shared data locked."
        case .damaged(let reason): "The file of the shared data is damaged: \(reason)"
        case .newerFormat(let version): "The shared data has the format \(version), which this version of the app does not know."
        case .unavailable(let reason): "The server of the shared data does not answer: \(reason)"
        case .failed(let reason): "The shared data cannot be used: \(reason)"
        }
    }
}
