enum Topic: String, CaseIterable {
    case books = "Books"
}
