import Foundation

extension NotificationCenter {

    /// Publishes the notifications with a name, from one object or from any.
    ///
    /// Subscribers receive them on the thread that posts them, as with Apple's.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes the notifications with a name, from one object or from any.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let observation = Observation(self, downstream: subscriber)
            observation.start()
            subscriber.receive(subscription: observation)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

/// An observation, with its subscriber's type erased.
private protocol NotificationReceiver: AnyObject, Sendable {
    func receive(_ notification: Notification)
}

extension NotificationCenter.Publisher {

    /// One subscriber's observation. It drops notifications without demand.
    ///
    /// `@unchecked Sendable`: `lock` guards the fields. `delivery` guards the subscriber; it is recursive because a subscriber may post.
    private final class Observation<Downstream: Subscriber>: Subscription, NotificationReceiver, CustomStringConvertible,
        @unchecked Sendable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let delivery = NSRecursiveLock()
        private let lock = NSLock()
        private let source: NotificationCenter.Publisher
        private var downstream: Downstream?
        private var token: NSObjectProtocol?
        private var demand = Subscribers.Demand.none

        init(_ source: NotificationCenter.Publisher, downstream: Downstream) {
            self.source = source
            self.downstream = downstream
        }

        deinit {
            if let token { source.center.removeObserver(token) }
        }

        var description: String { "NotificationCenter Observer" }

        func start() {
            let receiver: any NotificationReceiver = self
            let token = source.center.addObserver(forName: source.name, object: source.object, queue: nil) { [weak receiver] in
                receiver?.receive($0)
            }
            lock.withLock { self.token = token }
        }

        func receive(_ notification: Notification) {
            delivery.lock()
            defer { delivery.unlock() }
            lock.lock()
            guard demand > .none, let downstream else {
                lock.unlock()
                return
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(notification)
            if more > .none { lock.withLock { demand += more } }
        }

        func request(_ demand: Subscribers.Demand) {
            lock.withLock { self.demand += demand }
        }

        func cancel() {
            lock.lock()
            let (token, downstream) = (token, downstream)
            self.token = nil
            self.downstream = nil
            lock.unlock()
            if let token { source.center.removeObserver(token) }
            // Release it after unlocking: a deinitializer can run any code.
            withExtendedLifetime(downstream) {}
        }
    }
}
