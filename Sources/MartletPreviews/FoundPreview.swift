import Foundation
import MartletCore
import MartletUI

/// A preview that `#Preview` declares in a module of the running program.
///
///     for preview in FoundPreview.all() { print(preview.module, preview.name) }
///
/// No preview is registered: they are found in the metadata that the compiler emits for Swift's runtime. A release build drops them.
@MainActor
public struct FoundPreview: Identifiable {
    /// The source location: `CreatureList/Previews.swift:12:1`.
    public nonisolated let id: String
    /// The module of the preview.
    public nonisolated let module: String
    /// The preview's name, or its file and line if it has none.
    public nonisolated let name: String
    /// The size that the traits request; `nil` if they request none.
    nonisolated let size: CGSize?
    private let preview: Preview
    private let contexts: PreviewContexts

    /// All previews of the program, in the order of module, file and line. A preview that throws on creation is left out.
    public static func all() -> [FoundPreview] {
        #if os(Linux)
        let contexts = PreviewContexts()
        return PreviewDiscovery.all().compactMap { registry in
            (try? registry.makePreview()).map { FoundPreview(registry, $0, contexts) }
        }
        #else
        return []
        #endif
    }

    private init(_ registry: any PreviewRegistry.Type, _ preview: Preview, _ contexts: PreviewContexts) {
        let parts = registry.fileID.split(separator: "/", maxSplits: 1)
        id = "\(registry.fileID):\(registry.line):\(registry.column)"
        module = parts.first.map(String.init) ?? ""
        name = preview.name ?? "\(parts.last ?? ""):\(registry.line)"
        size =
            preview.traits.compactMap { trait in
                if case .fixedLayout(let width, let height) = trait.kind { CGSize(width: width, height: height) } else { nil }
            }.last
        self.preview = preview
        self.contexts = contexts
    }

    /// Creates the view, wrapped in the preview's modifiers.
    ///
    /// - Throws: The error of a modifier's `makeSharedContext()`.
    public func makeView() async throws -> AnyView { try await preview.makeView(sharing: contexts) }
}
