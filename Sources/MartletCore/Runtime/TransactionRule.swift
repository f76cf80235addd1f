import MartletElements
import MartletGraph

/// Changes the transactions of all changes below a place in the graph. Nodes find it in the environment, by its type.
@MainActor
final class TransactionRule {
    private let outer: TransactionRule?
    var change: (inout Transaction) -> Void

    init(outer: TransactionRule?, change: @escaping (inout Transaction) -> Void) {
        self.outer = outer
        self.change = change
    }

    /// Applies the rules of all places above, the innermost last.
    func effective(_ transaction: AnyObject?) -> AnyObject? {
        let before = outer?.effective(transaction) ?? transaction
        return TransactionBox.changed(before, by: change)
    }
}

extension TransactionBox {
    static func changed(_ box: AnyObject?, by change: (inout Transaction) -> Void) -> AnyObject {
        var transaction = (box as? TransactionBox)?.transaction ?? Transaction()
        change(&transaction)
        return TransactionBox(transaction)
    }
}

/// A modifier that changes the transaction of changes inside a view.
package struct TransactionModifier<Value: Equatable>: ViewModifier {
    package typealias Body = Never
    /// If set, only changes that occur together with a change of this value are affected.
    nonisolated(unsafe) let value: Value?  // Written once; its type need not be Sendable.
    // Passed to the main actor once, and called only there.
    nonisolated(unsafe) let change: (inout Transaction) -> Void

    package nonisolated init(value: Value?, change: @escaping (inout Transaction) -> Void) {
        self.value = value
        self.change = change
    }

    package static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        TransactionNode(view, at: place)
    }
}

@MainActor
private final class TransactionNode<V: View, Value: Equatable>: ViewNode<ModifiedContent<V, TransactionModifier<Value>>> {
    private var value: Value?
    private let rule: TransactionRule?
    private var child: ViewNode<V>?

    init(_ view: ModifiedContent<V, TransactionModifier<Value>>, at place: Place) {
        value = view.modifier.value
        if view.modifier.value == nil {
            let outer = place.environment.entry(for: TransactionRule.self)?.value as? TransactionRule
            rule = TransactionRule(outer: outer, change: view.modifier.change)
        } else {
            rule = nil
        }
        super.init(at: place)
        var below = placeForChild
        if let rule {
            below.environment = EnvironmentScope(parent: place.environment)
            below.environment.set(TransactionRule.self, to: rule)
        }
        child = V._makeNode(view.content, at: below)
    }

    override func update(_ view: ModifiedContent<V, TransactionModifier<Value>>) {
        rule?.change = view.modifier.change
        let applies = rule != nil || view.modifier.value != value
        value = view.modifier.value
        guard applies else {
            child?.update(view.content)
            return
        }
        graph.under(TransactionBox.changed(graph.transaction, by: view.modifier.change)) { child?.update(view.content) }
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
