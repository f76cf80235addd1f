import MartletUniformTypes

/// Returns whether a type is another one, or a kind of it. An unknown type is a kind of itself alone.
public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
    guard let known = UTType(type), let other = UTType(other) else { return type == other }
    return known.conforms(to: other)
}

public func UTTypeEqual(_ type: String, _ other: String) -> Bool { type == other }

/// Returns the identifier of the type of files with an extension, or of a MIME type; one that is made up for an unknown extension.
public func UTTypeCreatePreferredIdentifierForTag(_ tagClass: String, _ tag: String, _ supertype: String?) -> UnmanagedText? {
    switch tagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: tag).map { UnmanagedText(text: $0.identifier) }
    case kUTTagClassMIMEType: UTType(mimeType: tag).map { UnmanagedText(text: $0.identifier) }
    default: nil
    }
}

/// Returns the extension or the MIME type of a type; `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(_ type: String, _ tagClass: String) -> UnmanagedText? {
    let known = UTType(type)
    let tag =
        switch tagClass {
        case kUTTagClassFilenameExtension: known?.preferredFilenameExtension
        case kUTTagClassMIMEType: known?.preferredMIMEType
        default: String?.none
        }
    return tag.map { UnmanagedText(text: $0) }
}

/// A text, in place of Apple's `Unmanaged<CFString>`. Nothing has to be released.
public struct UnmanagedText: Hashable, Sendable {
    let text: String

    public func takeRetainedValue() -> String { text }
    public func takeUnretainedValue() -> String { text }
}
