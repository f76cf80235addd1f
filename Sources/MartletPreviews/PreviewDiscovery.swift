#if os(Linux)
import MartletUI

/// Finds the previews of a program, for a tool that lists and shows them.
///
/// The compiler leaves a record of every conformance in each image, for the runtime to answer `as?`. Reading those records finds the
/// previews without an app registering any. A release build drops what nothing in the module uses, previews among it: a tool that shows
/// them builds for debugging. The records' layout is part of Swift's stable ABI (`docs/ABI/TypeMetadata.rst` of the Swift project).
enum PreviewDiscovery {
    /// Every type that a `#Preview` of the running program declares, in the order of their files and lines.
    static func all() -> [any PreviewRegistry.Type] {
        let sections = images().map { image in
            let start = image.load(fromByteOffset: conformanceSectionOffset, as: UnsafeRawPointer?.self)
            let count = image.load(fromByteOffset: conformanceSectionOffset + MemoryLayout<Int>.size, as: Int.self)
            return UnsafeRawBufferPointer(start: start, count: count)
        }
        let wanted = protocolDescriptor()
        let types = sections.flatMap { section in
            stride(from: 0, to: section.count, by: 4).compactMap { offset in
                section.baseAddress.flatMap { conformingType(of: relative($0 + offset), to: wanted) }
            }
        }
        return types.compactMap { $0 as? any PreviewRegistry.Type }.sorted {
            ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
        }
    }

    /// The table of metadata sections of each loaded image, which lives as long as the image.
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

    /// After a version, an address and two unused words come the ranges of the protocols and of the conformances.
    private static let conformanceSectionOffset = 6 * MemoryLayout<Int>.size

    /// The type a conformance record is about, if it is a type of its own that conforms to the protocol and is not generic.
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

    /// The descriptor of `PreviewRegistry`: the only protocol in the metadata of its existential type, after a kind and two halves of a word.
    private static func protocolDescriptor() -> UnsafeRawPointer {
        unsafeBitCast((any PreviewRegistry).self as Any.Type, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// The address that is stored as its distance from the place it is stored at.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.loadUnaligned(as: Int32.self))
    }

    /// The same, where the lowest bit says that the distance leads to a pointer.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(place.loadUnaligned(as: Int32.self))
        guard distance & 1 == 1 else { return place + distance }
        return (place + (distance & ~1)).load(as: UnsafeRawPointer.self)
    }
}

/// Calls a function with the metadata sections of each image until it returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ image: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

#endif
