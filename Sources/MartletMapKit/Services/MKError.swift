import Foundation

public let MKErrorDomain = "MKErrorDomain"

/// An error of a map's services.
public struct MKError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public static var errorDomain: String { MKErrorDomain }
    public let code: Code
    public var errorCode: Int { Int(code.rawValue) }

    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }

    public var errorDescription: String? {
        switch code {
        case .serverFailure: "The maps server cannot be reached: Martlet has none."
        case .placemarkNotFound: "The place was not found."
        case .directionsNotFound: "There are no directions."
        default: "The operation of the map failed."
        }
    }
}

extension MKError {
    /// Calls a handler with the error of a device without a network, when the caller's code has ended.
    static func failLater<Answer>(_ handler: @escaping (Answer?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler  // The only one who has it.
        Task { @MainActor in handler(nil, MKError(.serverFailure)) }
    }
}
