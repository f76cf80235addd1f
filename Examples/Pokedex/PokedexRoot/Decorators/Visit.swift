/// Something that the user has looked at.
enum Visit: Hashable, Sendable {
    case pokedex
    case collection(Int)
    case creature(Int)
}
