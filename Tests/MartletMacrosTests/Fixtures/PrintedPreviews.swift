import MartletCore
import MartletUI

/// Prints every preview of the program.
@MainActor public func printPreviews() async throws {
    let contexts = PreviewContexts()
    for registry in PreviewDiscovery.registries() {
        let preview = try registry.makePreview()
        let view = try await preview.makeView(sharing: contexts)
        print("\(registry.fileID):\(registry.line):\(registry.column) \(preview.name ?? "-") \(preview.traits.count) | \(view.said)")
    }
}
