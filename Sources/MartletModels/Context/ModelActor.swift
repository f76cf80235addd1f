import Dispatch

/// An actor with a context of its own. ``ModelActor()`` conforms an actor.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    /// What runs the actor's code, and has its context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The actor's context. It saves when it is told.
    public var modelContext: ModelContext { modelExecutor.modelContext.used(by: self) }

    /// The object of an identifier; `nil` if the store has none, or if it is of another class.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext.existingModel(id) as? T }
}

/// Runs the code of an actor that uses a context.
public protocol ModelExecutor: SerialExecutor {
    /// The context. Only the actor that the executor runs uses it.
    var modelContext: ModelContext { get }
}

/// An executor that runs one piece of code after another.
public protocol SerialModelExecutor: ModelExecutor {}

/// Runs an actor's code on a queue of its own, whatever thread has made the actor.
///
/// Apple's runs it on the main thread if the actor was made there.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {  // The code that it runs alone uses the context.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "martlet.model-actor")

    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
