@_exported import Foundation

// - Partly import BackgroundTasks: it compiles, and no task can be scheduled: a server is never in the background

/// Work that a device does while the app is not shown. There is none.
open class BGTask: NSObject, @unchecked Sendable {  // Nobody makes one.
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    open func setTaskCompleted(success: Bool) {}
}

public class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request for such work.
open class BGTaskRequest: NSObject {
    public let identifier: String
    open var earliestBeginDate: Date?

    public init(identifier: String) { self.identifier = identifier }
}

public class BGAppRefreshTaskRequest: BGTaskRequest {}

public class BGProcessingTaskRequest: BGTaskRequest {
    public var requiresNetworkConnectivity = false
    public var requiresExternalPower = false
}

/// Schedules work for the time when the app is not shown: none, because a server is never in the background. An app can use a `Task` instead.
public final class BGTaskScheduler: NSObject, Sendable {
    /// Why a task was not scheduled.
    public struct Error: LocalizedError, CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }

        public static let errorDomain = "BGTaskSchedulerErrorDomain"
        public let code: Code
        public var errorCode: Int { code.rawValue }
        public init(_ code: Code) { self.code = code }
        public var errorDescription: String? { "A server is never in the background. Use a Task." }
    }

    public static let shared = BGTaskScheduler()

    private override init() {}

    /// Returns `true`, and never calls the handler.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }

    /// - Throws: ``Error`` with the code `unavailable`.
    public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    public func cancelAllTaskRequests() {}
    public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
