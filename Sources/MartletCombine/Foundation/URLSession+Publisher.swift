import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {

    /// Publishes the data and response of a URL, or fails with the load's error.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Publishes the data and response of a request, or fails with the load's error.
    ///
    /// The load starts when a subscriber first requests a value, separately for each subscriber, and is cancelled with the subscription.
    /// Subscribers receive the result on the session's delegate queue.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes the data and response of a request, or fails with the load's error.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: Load(self, downstream: subscriber))
        }
    }
}

/// A load, with its subscriber's type erased.
private protocol LoadReceiver: AnyObject, Sendable {
    func finish(_ data: Data?, _ response: URLResponse?, _ error: Error?)
}

extension URLSession.DataTaskPublisher {

    /// One subscriber's load.
    ///
    /// `@unchecked Sendable`: the lock guards the fields, and only the caller that takes the subscriber out of them calls it.
    private final class Load<Downstream: Subscriber>: Subscription, LoadReceiver, CustomStringConvertible, @unchecked Sendable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = NSLock()
        private let source: URLSession.DataTaskPublisher
        private var downstream: Downstream?
        private var task: URLSessionDataTask?

        init(_ source: URLSession.DataTaskPublisher, downstream: Downstream) {
            self.source = source
            self.downstream = downstream
        }

        var description: String { "DataTaskPublisher" }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            lock.lock()
            guard downstream != nil, task == nil else {
                lock.unlock()
                return
            }
            let receiver: any LoadReceiver = self
            let task = source.session.dataTask(with: source.request) { receiver.finish($0, $1, $2) }
            self.task = task
            lock.unlock()
            task.resume()
        }

        func cancel() {
            end().task?.cancel()
        }

        func finish(_ data: Data?, _ response: URLResponse?, _ error: Error?) {
            guard let downstream = end().downstream else { return }
            if let response, error == nil {
                _ = downstream.receive((data ?? Data(), response))
                downstream.receive(completion: .finished)
            } else {
                downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            }
        }

        private func end() -> (downstream: Downstream?, task: URLSessionDataTask?) {
            lock.withLock {
                defer {
                    downstream = nil
                    task = nil
                }
                return (downstream, task)
            }
        }
    }
}
