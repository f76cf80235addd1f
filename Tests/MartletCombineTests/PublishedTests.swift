import MartletCombine
import Testing

private class Account: ObservableObject {
    @Published var name = "a"
    @Published var balance: Int

    init(balance: Int = 0) {
        _balance = Published(initialValue: balance)
    }
}

private final class Savings: Account {
    @Published var rate = 1
}

private final class Plain: ObservableObject {
    var token = "" { willSet { objectWillChange.send() } }
}

private final class Handmade: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 { willSet { objectWillChange.send() } }
}

@Suite struct PublishedTests {

    @Test func `publishes the current value, then each new one before the property changes`() {
        let account = Account()
        var seen: [String] = []
        let subscription = account.$name.sink { seen.append("\($0) over \(account.name)") }
        account.name = "b"
        #expect(seen == ["a over a", "b over a"])
        subscription.cancel()
    }

    @Test func `makes its object publish before the change`() {
        let account = Account()
        var names: [String] = []
        let subscription = account.objectWillChange.sink { names.append(account.name) }
        account.name = "b"
        account.balance = 3
        #expect(names == ["a", "b"])
        subscription.cancel()
    }

    @Test func `notifies the object before the property's subscribers, and those in order`() {
        let account = Account()
        var order: [String] = []
        var bag: Set<AnyCancellable> = []
        for n in 1...5 { account.$name.dropFirst().sink { _ in order.append("\(n)") }.store(in: &bag) }
        account.objectWillChange.sink { order.append("object") }.store(in: &bag)
        account.name = "b"
        #expect(order == ["object", "1", "2", "3", "4", "5"])
    }

    @Test func `properties of a class and its superclass share one publisher`() {
        let savings = Savings()
        var count = 0
        let subscription = savings.objectWillChange.sink { count += 1 }
        savings.balance = 1
        savings.rate = 2
        #expect(count == 2)
        #expect(savings.objectWillChange === (savings as Account).objectWillChange)
        subscription.cancel()
    }

    @Test func `an object without published properties keeps one publisher`() {
        let plain = Plain()
        var count = 0
        let subscription = plain.objectWillChange.sink { count += 1 }
        plain.token = "x"
        #expect(count == 1)
        subscription.cancel()
    }

    @Test func `objects without published properties do not share a publisher`() {
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<200 { publishers.append(Plain().objectWillChange) }
        #expect(Set(publishers.map(ObjectIdentifier.init)).count == 200)
    }

    @Test func `an object can have its own publisher`() {
        let handmade = Handmade()
        var count = 0
        let subscription = handmade.objectWillChange.sink { count += 1 }
        handmade.value = 1
        handmade.objectWillChange.send()
        #expect(count == 2)
        subscription.cancel()
    }

    @Test func `late demand receives only the latest value`() {
        let account = Account()
        let recorder = account.$balance.recorded(.max(1))
        account.balance = 1
        account.balance = 2
        #expect(recorder.values == [0])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [0, 2])
    }

    @Test func `assign(to:) writes to a property until its object is deallocated`() {
        let source = PassthroughSubject<Int, Never>()
        var cancelled = 0
        do {
            let account = Account()
            source.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &account.$balance)
            source.send(5)
            #expect(account.balance == 5)
        }
        #expect(cancelled == 1)
    }

    @Test func `a subscription does not keep the object alive, and a cancelled one releases its subscriber`() {
        weak var account: Account?
        weak var subscriber: Recorder<Int, Never>?
        let other = Account()
        var subscription: Subscription?
        do {
            let made = Account()
            account = made
            let recorder = made.$balance.recorded()
            let second = other.$balance.recorded()
            subscriber = second
            subscription = second.subscription
            #expect(recorder.values == [0])
        }
        subscription?.cancel()
        #expect(account == nil)
        #expect(subscriber == nil)
    }

    @Test func `a stored Published can be wrapped in a protocol`() {
        let account = Account(balance: 4)
        let publisher: Published<Int>.Publisher = account.$balance
        #expect(publisher.recorded().values == [4])
    }
}
