import Foundation
import MartletCore
import MartletUI

/// One preview alone.
package struct PreviewScreen: View {
    private let preview: FoundPreview
    private let crash: String?
    private let frame: String?
    private let scheme: PreviewScheme?
    @State private var view: AnyView?
    @State private var problem: String?

    package init(preview: FoundPreview) { self.init(preview: preview, crash: nil, frame: nil, scheme: nil) }

    /// - Parameters:
    ///   - crash: The message of the crash that the preview has caused; `nil` if it can be shown.
    ///   - frame: The path of the frame on the board in which it is shown; `nil` if it is shown alone.
    ///   - scheme: The colour scheme; `nil` for the user's.
    init(preview: FoundPreview, crash: String?, frame: String?, scheme: PreviewScheme?) {
        self.preview = preview
        self.crash = crash
        self.frame = frame
        self.scheme = scheme
    }

    package var body: some View {
        WindowGroup(preview.name) { content }._window.preferredColorScheme(scheme.map { $0 == .dark ? .dark : .light })
    }

    @ViewBuilder private func sized(_ view: AnyView) -> some View {
        switch preview.settings.layout {
        case .fixed(let width, let height): view.frame(width: width, height: height)
        case .sizeThatFits:
            // The view gets the device's size as its proposal, and the board shows the part that it takes.
            view.onGeometryChange(for: CGSize.self, of: \.size) { size in if let frame { PreviewSizes.shared[frame] = size } }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: frame == nil ? .center : .topLeading)
        case .device, nil: view
        }
    }

    private var content: some View {
        Group {
            if let crash {
                ContentUnavailableView(
                    "This preview crashed", systemImage: "exclamationmark.triangle",
                    description: Text(verbatim: "\(crash)\nIt is shown again after the next change."))
            } else if let view = view ?? preview.viewWithoutContext() {
                sized(view)
            } else if let problem {
                ContentUnavailableView("The preview could not be created", systemImage: "eye.slash", description: Text(verbatim: problem))
            } else {
                ProgressView().task {
                    do { view = try await preview.makeView() } catch { problem = "\(error)" }
                }
            }
        }
    }
}

/// Stands for a preview that the program no longer has.
struct MissingPreview: View {
    var body: some View {
        ContentUnavailableView("No Such Preview", systemImage: "eye.slash", description: Text(verbatim: "This build does not have it."))
    }
}
