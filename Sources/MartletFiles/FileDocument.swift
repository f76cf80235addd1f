import Foundation
import MartletCombine
import MartletUniformTypes

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    /// Always `nil`: a browser saves a new file.
    public let existingFile: FileWrapper?
}

/// A document, as a value: `fileExporter` lets the user save it.
///
/// - Partly: there is no `DocumentGroup`.
@preconcurrency
public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document, as an object: `fileExporter` lets the user save it.
///
/// - Partly: there is no `DocumentGroup`.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    /// Returns the content at this time.
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
