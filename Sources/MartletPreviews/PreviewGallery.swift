import MartletCore
import MartletUI

/// An app that lists the previews of a program and shows each on its own.
///
///     import CreatureList
///     import MartletPreviews
///     import SwiftUI
///
///     PreviewGallery.main()
///
/// The gallery shows the previews of all modules that the program links. Make one gallery for each module, or one for several.
public struct PreviewGallery: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Previews") { PreviewList(previews: FoundPreview.all()) }
    }
}

/// The list of previews, grouped by module.
private struct PreviewList: View {
    let previews: [FoundPreview]

    var body: some View {
        NavigationStack {
            List {
                ForEach(modules, id: \.self) { module in
                    Section(module) {
                        ForEach(previews.filter { $0.module == module }) { preview in
                            NavigationLink(preview.name, value: preview.id)
                        }
                    }
                }
            }
            .overlay {
                if previews.isEmpty {
                    ContentUnavailableView(
                        "No Previews", systemImage: "eye.slash",
                        description: Text(verbatim: "Link a module that declares one, and build for debugging."))
                }
            }
            .navigationTitle("Previews")
            .navigationDestination(for: FoundPreview.ID.self) { id in
                if let preview = previews.first(where: { $0.id == id }) { PreviewScreen(preview: preview) }
            }
        }
    }

    private var modules: [String] {
        previews.reduce(into: []) { modules, preview in if modules.last != preview.module { modules.append(preview.module) } }
    }
}

/// The screen of one preview, in the requested size.
private struct PreviewScreen: View {
    let preview: FoundPreview
    @State private var view: AnyView?
    @State private var problem: String?

    var body: some View {
        Group {
            if let view {
                view.frame(width: preview.size?.width, height: preview.size?.height)
            } else if let problem {
                ContentUnavailableView("The preview could not be created", systemImage: "eye.slash", description: Text(verbatim: problem))
            } else {
                ProgressView()
            }
        }
        .navigationTitle(preview.name)
        .task {
            do { view = try await preview.makeView() } catch { problem = "\(error)" }
        }
    }
}
