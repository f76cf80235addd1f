#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

/// Where a screen leads, as a value that a composition root hands to it: the screen knows what it must say, and not what is shown.
///
///     struct DishList<Details: View>: View {
///         let details: Destination<Dish, Details>
///         var body: some View {
///             List(dishes) { dish in NavigationLink(dish.name) { details(dish) } }
///         }
///     }
///     …
///     DishList(details: Destination { dish in DishView(dish: dish) })
///
/// The destination is built when it is shown, and not when the link to it is.
@MainActor
public struct Destination<Input, Content: View> {
    private let build: @MainActor (Input) -> Content

    public init(@ViewBuilder _ build: @escaping @MainActor (Input) -> Content) { self.build = build }

    public func callAsFunction(_ input: Input) -> some View { DestinationView(input: input, build: build) }

    /// The same with its type hidden, for a screen that shall not be generic.
    public var erased: Destination<Input, AnyView> { Destination<Input, AnyView> { [build] in AnyView(build($0)) } }

    /// The same, and something done whenever it is built, as an entry in a log.
    public func onBuild(_ action: @escaping @MainActor (Input) -> Void) -> Destination {
        Destination { [build] input in
            action(input)
            return build(input)
        }
    }
}

extension Destination where Input == Void {
    public func callAsFunction() -> some View { self(()) }
}

/// Builds a view in its body, so no sooner than it is shown.
private struct DestinationView<Input, Content: View>: View {
    let input: Input
    let build: @MainActor (Input) -> Content

    var body: some View { build(input) }
}
