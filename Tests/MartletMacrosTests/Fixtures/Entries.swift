import SwiftUI

final class Service {
    var name = "service"
}

struct Pick<A, B> { var count = 0 }

enum Mode { case light, dark }

extension EnvironmentValues {
    @Entry var number: Int = 7
    @Entry var inferred = 8
    @Entry var word = "a, b = { \("nested \(1 + 1)") }"
    @Entry var absent: String?
    @Entry var wrapped: Optional<String>
    /// Documented.
    @Entry public var shown: [String: Int] = ["a": 1, "b": 2]
    @Entry var service = Service()
    @Entry var typedService: Service = Service()
    @Entry var action: () -> Void = {}
    @Entry var callback: (@Sendable (Int) -> String)? = nil
    @Entry var `default`: Bool = true
    @Entry var pair: (Int, String) = (1, "one")
    @Entry var pick = Pick<Int, String>(count: 3)
    @Entry var mode: Mode = .dark
    @Entry var computed: Int = {
        let base = 20
        return base + 1
    }()
    @Entry var chained = [3, 1, 2]
        .sorted()
        .map { $0 * 2 }
    @Entry
    var below: Int = 5  // a comment
}

extension SwiftUI.Transaction {
    @Entry var isFast: Bool = false
}

extension ContainerValues {
    @Entry var badge = 0
}

extension FocusedValues {
    @Entry var document: String?
    @Entry var closure: (() -> String)?
    @Entry var generic: Optional<Pick<Int, [String]>>
}

@main
struct Main {
    static func main() {
        var values = EnvironmentValues()
        print(values.number, values.inferred, values.word, values.absent as Any, values.wrapped as Any)
        print(values.shown["b"] as Any, values.service.name, values.typedService.name, values.callback == nil, values.default)
        print(values.pair.1, values.pick.count, values.mode, values.computed, values.chained, values.below)
        values.number = 70
        values.inferred = 80
        values.absent = "here"
        values.default = false
        values.action = { print("acted") }
        values.action()
        print(values.number, values.inferred, values.absent as Any, values.default)
        var transaction = Transaction()
        transaction.isFast = true
        print(transaction.isFast, Transaction().isFast)
        var container = ContainerValues()
        container.badge += 1
        print(container.badge)
        var focused = FocusedValues()
        print(focused.document as Any)
        focused.document = "letter"
        focused.closure = { "called" }
        print(focused.document as Any, focused.closure?() as Any, focused.generic == nil)
    }
}
