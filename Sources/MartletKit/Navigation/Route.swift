/// A place in the app that the user can navigate to, as a value: an enum case with the data that its screen needs.
///
///     enum MenuRoute: Route {
///         case dish(Dish.ID)
///         case rating(of: Dish.ID)
///     }
///
/// A route is its own `id`, so that `sheet(item:)` accepts it.
public protocol Route: Hashable, Identifiable where ID == Self {}

extension Route {
    public var id: Self { self }
}
