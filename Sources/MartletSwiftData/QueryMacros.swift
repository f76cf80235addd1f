import Foundation
import MartletCore
import MartletModels

/// Fetches the objects of a class for a view, and keeps them up to date.
///
///     @Query(filter: #Predicate<Book> { !$0.isRead }, sort: \Book.title) private var books: [Book]
///
/// The variable's type is an array of the class. `_books = Query(…)` in the view's initializer sets another query.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "MartletMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "MartletMacros", type: "Query")
