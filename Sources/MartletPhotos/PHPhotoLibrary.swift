@_exported import Foundation
import MartletCore
import MartletDevice
import MartletUIKit

// - Partly import Photos: pictures are saved as files, by the browser; the library itself is denied: PhotosPicker lets a user choose pictures

/// Whether an app may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// What an app wants of the photo library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Why the photo library does not do something.
public struct PHPhotosError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case accessRestricted = 3310
        case accessUserDenied = 3311
        case invalidResource = 3302
        case changeNotSupported = 3300
    }

    public static let errorDomain = "PHPhotosErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? {
        code == .accessUserDenied ? "A page cannot see the photo library." : "The picture could not be saved."
    }
}

/// An object that is told of changes of the library. There are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
public final class PHChange: NSObject, Sendable {}

/// The user's photo library. A page does not see it: reading is denied. What an app adds is saved by the browser, as a file.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let only = PHPhotoLibrary()

    public class func shared() -> PHPhotoLibrary { only }

    /// Returns `authorized` for adding and `denied` for reading.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        accessLevel == .addOnly ? .authorized : .denied
    }
    public class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    public class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        // Later, as the answer of a user would come.
        DispatchQueue.main.async { handler(authorizationStatus(for: accessLevel)) }
    }
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        authorizationStatus(for: accessLevel)
    }
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Accepts an observer, and never calls it.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    /// Lets the browser save the pictures that the block adds. Other changes fail: the library is not there.
    public func performChanges(_ changeBlock: () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        let changes = PhotoChanges.collect(changeBlock)
        onMainQueue {
            changes.perform { error in completionHandler?(error == nil, error) }
        }
    }

    /// Lets the browser save the pictures that the block adds.
    /// - Throws: ``PHPhotosError``.
    nonisolated(nonsending) public func performChanges(_ changeBlock: () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    public func performChangesAndWait(_ changeBlock: () -> Void) throws {
        // The page saves the pictures later: nobody can wait for it on the main queue.
        performChanges(changeBlock)
    }
}
