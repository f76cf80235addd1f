import MartletCombine

/// A subscriber whose demand the test controls. It records what it receives.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: Subscription?
    private let initial: Subscribers.Demand
    private let each: Subscribers.Demand

    /// - Parameters:
    ///   - initial: The demand at the subscription.
    ///   - each: The demand returned for each value.
    init(_ initial: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
        self.initial = initial
        self.each = each
    }

    func receive(subscription: Subscription) {
        self.subscription = subscription
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return each
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completions.append(completion)
    }

    var isFinished: Bool {
        guard completions.count == 1, case .finished = completions[0] else { return false }
        return true
    }

    var failure: Failure? {
        guard completions.count == 1, case .failure(let error) = completions[0] else { return nil }
        return error
    }
}

extension Publisher {
    func recorded(_ initial: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(initial, each: each)
        subscribe(recorder)
        return recorder
    }
}

struct Broken: Error, Equatable {
    var code = 1
}
