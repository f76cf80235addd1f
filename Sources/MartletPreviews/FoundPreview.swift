import Foundation
import MartletCore
import MartletUI

/// A preview of the running program: what `#Preview` declares in one of its modules.
///
///     for preview in FoundPreview.all() { print(preview.module, preview.name) }
///
/// Nothing registers a preview; they are found in what the compiler leaves in the program for the runtime of the language. A release build
/// drops them.
@MainActor
public struct FoundPreview: Identifiable {
    /// Where it stands in the sources: `CreatureList/Previews.swift:12:1`.
    public nonisolated let id: String
    /// The module that declares it.
    public nonisolated let module: String
    /// The name given to it, or the file and line at which it stands.
    public nonisolated let name: String
    /// The size that the preview asks for, as far as it does.
    nonisolated let size: CGSize?
    private let preview: Preview
    private let contexts: PreviewContexts

    /// All previews of the program, by module, file and line. One that cannot be made is left out.
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

    /// Makes the view, within the preview's modifiers.
    ///
    /// - Throws: What a modifier throws when it makes what its previews share.
    public func makeView() async throws -> AnyView { try await preview.makeView(sharing: contexts) }
}
