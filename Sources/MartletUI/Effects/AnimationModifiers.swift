import MartletCore

extension View {
    /// Animates the changes of this view that come together with a change of a value.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(TransactionModifier(value: value) { $0.animate(animation) })
    }

    /// Animates all changes of this view.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier<Never>(value: nil) { $0.animate(animation) })
    }

    /// Changes the transaction of all changes of this view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Never>(value: nil, change: transform))
    }

    /// Changes the transaction of those changes of this view that come together with a change of a value.
    public nonisolated func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: value, change: transform))
    }

    /// How the content of a text or a picture is replaced when that is animated. Hosts fade it.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content is replaced by other content within one view.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

extension Transaction {
    fileprivate mutating func animate(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
