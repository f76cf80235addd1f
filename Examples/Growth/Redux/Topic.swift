enum Topic: String, CaseIterable, Sendable {
    case books = "Books"
}
