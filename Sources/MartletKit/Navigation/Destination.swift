#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

/// The destination of a link, as a value. The composition root passes it to a screen, so that the screen does not know the next screen's
/// type.
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
/// The destination's view is built when it is shown, not when the link is.
@MainActor
public struct Destination<Input, Content: View> {
    private let build: @MainActor (Input) -> Content

    public init(@ViewBuilder _ build: @escaping @MainActor (Input) -> Content) { self.build = build }

    public func callAsFunction(_ input: Input) -> some View { DestinationView(input: input, build: build) }

    /// The destination with its view type erased, for a screen that must not be generic.
    public var erased: Destination<Input, AnyView> { Destination<Input, AnyView> { [build] in AnyView(build($0)) } }

    /// Calls `action` each time the destination is built, for example to write a log.
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

/// Builds its content in `body`, so that the content is built only when it is shown.
private struct DestinationView<Input, Content: View>: View {
    let input: Input
    let build: @MainActor (Input) -> Content

    var body: some View { build(input) }
}
