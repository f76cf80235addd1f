import Foundation
import MartletWeb

/// The previews of the program, with the paths at which they are served and the places where they are declared.
@MainActor
struct PreviewCatalogue {
    /// They do not change while the program runs.
    static let shared = PreviewCatalogue(
        previews: FoundPreview.all(withoutViewsOf: PreviewCrashes.shared.types),
        files: SourceFiles(environment: ProcessInfo.processInfo.environment).files)

    let previews: [FoundPreview]
    let addresses: [FoundPreview.ID: PreviewAddress]
    let places: PreviewPlaces

    /// - Parameter files: The Swift files of which the program was built, if they are known.
    init(previews: [FoundPreview], files: [URL] = []) {
        self.previews = previews
        addresses = PreviewAddress.addresses(of: previews)
        places = PreviewPlaces(files: files)
    }

    /// Returns the preview that a location of the server belongs to, with its address.
    func preview(at location: String) -> (FoundPreview, PreviewAddress)? {
        for preview in previews {
            if let address = addresses[preview.id], address.contains(location) { return (preview, address) }
        }
        return nil
    }
}
