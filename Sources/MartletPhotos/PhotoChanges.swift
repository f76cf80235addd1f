import Foundation
import MartletCore
import MartletDevice
import MartletUIKit

/// What the block of a change adds.
final class PhotoChanges: @unchecked Sendable {  // Of one block, which runs on one thread.
    /// The changes of the block that runs.
    @TaskLocal static var current: PhotoChanges?

    private var files: [PhotoFile?] = []

    static func collect(_ block: () -> Void) -> PhotoChanges {
        let changes = PhotoChanges()
        $current.withValue(changes, operation: block)
        return changes
    }

    /// - Parameter file: `nil` if there is nothing to save.
    func add(_ file: PhotoFile?) { files.append(file) }

    /// Saves what was added.
    @MainActor
    func perform(completed: @escaping ((any Error)?) -> Void) {
        let known = files.compactMap { $0 }
        guard known.count == files.count else { return completed(PHPhotosError(.invalidResource)) }
        guard let service = FileService.current else { return completed(PHPhotosError(.internalError)) }
        guard !known.isEmpty else { return completed(nil) }
        var left = known.count
        var isSaved = true
        for file in known {
            service.save(file.served) { saved in
                left -= 1
                isSaved = isSaved && saved
                if left == 0 { completed(isSaved ? nil : PHPhotosError(.internalError)) }
            }
        }
    }
}
