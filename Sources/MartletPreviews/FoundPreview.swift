import Foundation
import MartletCore
import MartletUI

/// A preview in a module of the running program, which `#Preview` or a `PreviewProvider` declares.
///
///     for preview in FoundPreview.all() { print(preview.module, preview.name) }
///
/// No preview is registered: they are found in the metadata that the compiler emits for Swift's runtime. A release build drops them.
@MainActor
public struct FoundPreview: Identifiable {
    /// Where a preview is declared.
    enum Origin: Hashable, Sendable {
        /// A `#Preview` at a line of a file, which is named without its folder.
        case file(String, line: Int)
        /// A type that conforms to `PreviewProvider`, for each of its views. Its file is not known.
        case type(String)
    }

    /// The source location, `CreatureList/Previews.swift:12:1`, or the name of the type with its module and, from the second of its views, a number.
    public nonisolated let id: String
    /// The module of the preview.
    public nonisolated let module: String
    /// The preview's name. Without one it is the file and line, or the name of the type.
    public nonisolated let name: String
    /// What its traits, or the modifiers of its view, say about how it is shown.
    nonisolated let settings: PreviewSettings
    nonisolated let origin: Origin
    /// Whether the name is the author's, so that it stays the same when lines move.
    nonisolated let isNamed: Bool
    private let preview: Preview
    private let contexts: PreviewContexts

    /// All previews of the program: those of `#Preview` in the order of module, file and line, then those of types by their names. A preview that
    /// throws on creation is left out.
    public static func all() -> [FoundPreview] { all(withoutViewsOf: []) }

    /// - Parameter crashed: The names of types that conform to `PreviewProvider`, and whose `previews` crashes. Each is one preview.
    static func all(withoutViewsOf crashed: Set<String>) -> [FoundPreview] {
        #if os(Linux)
        let contexts = PreviewContexts()
        return PreviewDiscovery.registries().compactMap { registry in
            (try? registry.makePreview()).map { FoundPreview(registry, $0, contexts) }
        } + PreviewDiscovery.providers().flatMap { views(of: $0, isCrashing: crashed.contains(String(describing: $0)), contexts) }
        #else
        return []
        #endif
    }

    private init(_ registry: any PreviewRegistry.Type, _ preview: Preview, _ contexts: PreviewContexts) {
        let parts = registry.fileID.split(separator: "/", maxSplits: 1)
        let file = parts.last.map(String.init) ?? ""
        id = "\(registry.fileID):\(registry.line):\(registry.column)"
        module = parts.first.map(String.init) ?? ""
        name = preview.name ?? "\(file):\(registry.line)"
        isNamed = preview.name != nil
        settings = PreviewSettings(of: preview)
        origin = .file(file, line: registry.line)
        self.preview = preview
        self.contexts = contexts
    }

    /// Returns a preview for each view of a provider; one for all if they cannot be counted.
    private static func views(of provider: any PreviewProvider.Type, isCrashing: Bool, _ contexts: PreviewContexts) -> [FoundPreview] {
        let views = isCrashing ? [EmptyView()] : members(of: provider)
        return views.indices.map { FoundPreview(provider, at: $0, of: views, contexts) }
    }

    private init(_ provider: any PreviewProvider.Type, at index: Int, of views: [any View], _ contexts: PreviewContexts) {
        let type = String(describing: provider)
        let number = index == 0 ? "" : "-\(index + 1)"
        id = String(reflecting: provider) + number
        module = String(id.prefix { $0 != "." })
        settings = PreviewSettings(of: views[index])
        name = settings.displayName ?? (views.count == 1 ? type : "\(type), \(index + 1)")
        isNamed = true
        origin = .type(type)
        preview = Preview {
            let views = Self.members(of: provider)
            return views.indices.contains(index) ? views[index] : EmptyView()
        }
        self.contexts = contexts
    }

    private static func members<P: PreviewProvider>(of provider: P.Type) -> [any View] { [any View](membersOf: P.previews) }

    /// The file and line, as the compiler knows them; `nil` if it does not.
    nonisolated var fileAndLine: String? { if case .file(let file, let line) = origin { "\(file):\(line)" } else { nil } }

    /// Creates the view, wrapped in the preview's modifiers.
    ///
    /// - Throws: The error of a modifier's `makeSharedContext()`.
    public func makeView() async throws -> AnyView { try await preview.makeView(sharing: contexts) }

    /// The view, if no modifier has to make a context for it first.
    func viewWithoutContext() -> AnyView? { preview.hasModifiers ? nil : AnyView(preview.body()) }
}
