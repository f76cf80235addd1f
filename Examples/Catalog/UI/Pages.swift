extension Page {
    /// The pages in their order.
    static let all: [Page] = [text, buttons]
}
