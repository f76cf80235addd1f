import MartletUniformTypes

/// A type whose values can be made of files and data from outside the app, and can be given away as such.
///
///     struct Photo: Transferable {
///         let data: Data
///         static var transferRepresentation: some TransferRepresentation {
///             DataRepresentation(importedContentType: .image) { Photo(data: $0) }
///         }
///     }
///
/// - Partly: values are exported by share links, and stay themselves when they are dragged within the app.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    /// How the type is imported and exported. The first representation is used that takes a file's type, or can export a value.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to make a value of a file, and a file of a value.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    /// Returns a value made of a file; `nil` if the representation does not take its type.
    func _import(_ file: URL, _ type: UTType) async throws -> Item?
    /// Returns what a value gives to other apps; `nil` if the representation does not export it.
    func _export(_ item: Item) async throws -> TransferExport?
}

/// Combines representations: the first that takes the type of a file is used.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item { representation }
    public static func buildBlock<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item { representation }
    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }
    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(accumulated: A, next: B)
        -> RepresentationPair<A, B> where A.Item == Item, B.Item == Item
    {
        RepresentationPair(first: accumulated, second: next)
    }
}

/// Two representations of one type.
public struct RepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>: TransferRepresentation
where First.Item == Second.Item {
    public typealias Item = First.Item
    let first: First
    let second: Second

    public func _import(_ file: URL, _ type: UTType) async throws -> First.Item? {
        if let item = try await first._import(file, type) { return item }
        return try await second._import(file, type)
    }

    public func _export(_ item: First.Item) async throws -> TransferExport? {
        if let export = try await first._export(item) { return export }
        return try await second._export(item)
    }
}

extension Transferable {
    /// Returns a value made of a file; `nil` if no representation of the type takes it.
    public static func _importing(_ file: URL, _ type: UTType) async throws -> Self? {
        try await transferRepresentation._import(file, type) as? Self
    }
}
