import Foundation

/// An error of a player, or of a device that is not there.
public struct AVError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case deviceNotConnected = -11814
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case contentIsUnavailable = -11863
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    public static let errorDomain = "AVFoundationErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? {
        switch code {
        case .unknown: "The media could not be played."
        case .deviceNotConnected: "There is no such device."
        case .fileFormatNotRecognized: "The file is neither a sound nor a video that is known."
        case .fileFailedToParse: "The file could not be read."
        case .contentIsUnavailable: "The file is not among the app's resources, and too large to be sent within the page."
        case .applicationIsNotAuthorizedToUseDevice: "The app may not use the device."
        }
    }
}
