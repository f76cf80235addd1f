#if os(Linux)
import MartletUI

/// Finds the previews of a program, for a tool that lists and shows them.
///
/// The compiler emits a record of every conformance into each image, which the runtime needs for `as?`. This type reads those records, so
/// the app registers nothing. A release build drops unused code, including previews, so build a tool that shows them for debugging. The
/// layout of the records is part of Swift's stable ABI (`docs/ABI/TypeMetadata.rst` in the Swift project).
enum PreviewDiscovery {
    /// The types that `#Preview` generates in the running program, in the order of their files and lines.
    static func registries() -> [any PreviewRegistry.Type] {
        conformingTypes(to: protocolDescriptor(of: (any PreviewRegistry).self)).compactMap { $0 as? any PreviewRegistry.Type }.sorted {
            ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
        }
    }

    /// The types of the running program that conform to `PreviewProvider`, in the order of their names.
    @MainActor static func providers() -> [any PreviewProvider.Type] {
        conformingTypes(to: protocolDescriptor(of: (any PreviewProvider).self)).compactMap { $0 as? any PreviewProvider.Type }.sorted {
            String(reflecting: $0) < String(reflecting: $1)
        }
    }

    private static func conformingTypes(to wanted: UnsafeRawPointer) -> [Any.Type] {
        let sections = images().map { image in
            let start = image.load(fromByteOffset: conformanceSectionOffset, as: UnsafeRawPointer?.self)
            let count = image.load(fromByteOffset: conformanceSectionOffset + MemoryLayout<Int>.size, as: Int.self)
            return UnsafeRawBufferPointer(start: start, count: count)
        }
        return sections.flatMap { section in
            stride(from: 0, to: section.count, by: 4).compactMap { offset in
                section.baseAddress.flatMap { conformingType(of: relative($0 + offset), to: wanted) }
            }
        }
    }

    /// The table of metadata sections of each loaded image. A table exists as long as its image.
    private static func images() -> [UnsafeRawPointer] {
        var images: [UnsafeRawPointer] = []
        withUnsafeMutablePointer(to: &images) {
            enumerateMetadataSections(
                { image, context in
                    context.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee.append(image)
                    return true
                }, $0)
        }
        return images
    }

    /// The table begins with a version, an address and two unused words; then the ranges of the protocols and of the conformances follow.
    private static let conformanceSectionOffset = 6 * MemoryLayout<Int>.size

    /// The type of a conformance record, if it is a nominal, non-generic type and the record is about the wanted protocol.
    private static func conformingType(of record: UnsafeRawPointer, to wanted: UnsafeRawPointer) -> Any.Type? {
        let flags = (record + 12).loadUnaligned(as: UInt32.self)
        let typeReferenceKind = flags >> 3 & 7
        guard indirectable(record) == wanted, typeReferenceKind <= 1 else { return nil }
        var descriptor = relative(record + 4)
        if typeReferenceKind == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        let isGeneric = descriptor.loadUnaligned(as: UInt32.self) & 0x80 != 0
        guard !isGeneric else { return nil }
        // The accessor returns the metadata in the first result register, where a C function returns a pointer.
        typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
        let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    /// The descriptor of a protocol: the only one in the metadata of its existential type, after a kind and two 32-bit fields.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// Resolves a relative pointer: the stored value is the distance from its own address.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.loadUnaligned(as: Int32.self))
    }

    /// Resolves a relative pointer whose lowest bit says whether it points to another pointer.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(place.loadUnaligned(as: Int32.self))
        guard distance & 1 == 1 else { return place + distance }
        return (place + (distance & ~1)).load(as: UnsafeRawPointer.self)
    }
}

/// Calls `body` with the metadata sections of each image until it returns `false`.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ image: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

#endif
