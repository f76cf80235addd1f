/// Makes a class persistent: its stored variables are kept in the store of the context that the object is inserted into.
///
///     @Model
///     final class Book {
///         @Attribute(.unique) var isbn: String
///         var title: String
///         @Relationship(deleteRule: .nullify, inverse: \Author.books) var author: Author?
///
///         init(isbn: String, title: String) { … }
///     }
///
/// A variable's type is one that a column keeps (numbers, `String`, `Bool`, `Date`, `Data`, `UUID`, `URL`, `Decimal`), another `Codable` type, an
/// optional of these, another model, an optional of one, or an array of them.
@attached(
    member, conformances: PersistentModel,
    names: named(_ModelProperties), named(_modelState), named(_modelPlan), named(schemaMetadata), named(_uniqueConstraints),
    named(_identifierPaths), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "MartletMacros", type: "Model")

/// Reads and writes a persistent variable where the object's values are. ``Model()`` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _ModelProperty() = #externalMacro(module: "MartletMacros", type: "ModelProperty")

/// Says how a variable is stored.
///
/// - Parameter originalName: The name that the variable had in an older version of the class.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
    #externalMacro(module: "MartletMacros", type: "ModelMark")

/// Says what becomes of related objects when an object is deleted, and which variable of theirs is the other side of the relationship.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "MartletMacros", type: "ModelMark")

/// Keeps a variable out of the store. It needs a value at its declaration.
@attached(peer)
public macro Transient() = #externalMacro(module: "MartletMacros", type: "ModelMark")

/// Names variables that are unique together. An object that has the values of a stored one replaces it when it is saved.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "MartletMacros", type: "ModelMark")

/// Names variables that fetches often filter or sort by.
///
/// The store makes no index of them.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "MartletMacros", type: "ModelMark")

/// Gives an actor a container, and a context of its own for work off the main thread. See ``ModelActor-protocol``.
///
///     @ModelActor
///     actor Importer {
///         func add(_ names: [String]) throws {
///             for name in names { modelContext.insert(Author(name: name)) }
///             try modelContext.save()
///         }
///     }
///
/// The macro adds `init(modelContainer:)`. An actor whose own variables have no values needs an initializer of its own, as with SwiftData.
@attached(
    member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "MartletMacros", type: "ModelActor")
