import Foundation
import MartletCore
import MartletUI
import MartletWeb

/// An app that shows all previews of a program on a board, each live in frames of its own.
///
///     import CreatureList
///     import MartletPreviews
///     import SwiftUI
///
///     PreviewGallery.main()
///
/// The gallery shows the previews of all modules that the program links. Make one gallery for each module, or one for several. For an app of your
/// own, `martlet previews` needs no such program.
public struct PreviewGallery: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Previews") { PreviewBoard(catalogue: .shared) }
    }
}

extension PreviewGallery: AppCollection {
    package static var members: [MountedApp] {
        [
            MountedApp(at: PreviewAddress.root, name: "") { location in
                // The views of providers are made here, not when the server starts: one that crashes would keep it from starting.
                guard let (preview, address) = PreviewCatalogue.shared.preview(at: location) else {
                    return (PreviewAddress.root, AnyView(MissingPreview()))
                }
                let (scheme, path) = address.frame(at: location)
                return (
                    path,
                    AnyView(
                        PreviewScreen(
                            preview: preview, crash: PreviewCrashes.shared[preview, at: address], frame: scheme == nil ? nil : path,
                            scheme: scheme))
                )
            }
        ]
    }
}

/// The previews with which the process before this one has crashed. They are not shown again, or this process would crash, too.
struct PreviewCrashes: Sendable {
    static let shared = PreviewCrashes(environment: ProcessInfo.processInfo.environment)

    private var messages: [String: String] = [:]

    /// - Parameter environment: `MARTLET_PREVIEWS` has a line for each of them: its path, or the name of a provider whose views cannot be made; a
    ///   tab; and the message.
    init(environment: [String: String]) {
        for line in (environment["MARTLET_PREVIEWS"] ?? "").split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if parts.count == 2 { messages[parts[0]] = parts[1] }
        }
    }

    /// The names of providers whose views cannot be made.
    var types: Set<String> { Set(messages.keys.filter { !$0.hasPrefix("/") }) }

    /// The message of the crash that a preview has caused; `nil` if it can be shown.
    subscript(preview: FoundPreview, at address: PreviewAddress) -> String? {
        if let message = messages[address.path] { return message }
        if case .type(let type) = preview.origin { return messages[type] }
        return nil
    }
}
