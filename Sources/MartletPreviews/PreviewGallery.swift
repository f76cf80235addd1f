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
        let catalogue = PreviewCatalogue.shared
        let crashes = PreviewCrashes(environment: ProcessInfo.processInfo.environment)
        return [
            MountedApp(at: PreviewAddress.root, name: "") { location in
                guard let (preview, address) = catalogue.preview(at: location) else {
                    return (PreviewAddress.root, AnyView(MissingPreview()))
                }
                let (scheme, path) = address.frame(at: location)
                return (path, AnyView(PreviewScreen(preview: preview, crash: crashes[address], scheme: scheme)))
            }
        ]
    }
}

/// The previews with which the process before this one has crashed. They are not shown again, or this process would crash, too.
struct PreviewCrashes {
    private var messages: [PreviewAddress: String] = [:]

    /// - Parameter environment: `MARTLET_PREVIEWS` has a line for each of them: its path, a tab, and the message.
    init(environment: [String: String]) {
        for line in (environment["MARTLET_PREVIEWS"] ?? "").split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if parts.count == 2 { messages[PreviewAddress(path: parts[0])] = parts[1] }
        }
    }

    subscript(address: PreviewAddress) -> String? { messages[address] }
}
