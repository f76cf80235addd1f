/// A place in an app that can be navigated to, as a value: a case with what is needed to show it.
///
///     enum MenuRoute: Route {
///         case dish(Dish.ID)
///         case rating(of: Dish.ID)
///     }
///
/// It is its own identity, so that `sheet(item:)` takes it.
public protocol Route: Hashable, Identifiable where ID == Self {}

extension Route {
    public var id: Self { self }
}
