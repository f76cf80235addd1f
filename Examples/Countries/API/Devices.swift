/// The devices that have registered their tokens.
actor Devices {
    /// Limits the memory that tokens can use.
    private static let limit = 10_000

    private var tokens: Set<String> = []

    enum Outcome {
        case new
        case known
        case full
    }

    func register(_ token: String) -> Outcome {
        if tokens.contains(token) { return .known }
        guard tokens.count < Self.limit else { return .full }
        tokens.insert(token)
        return .new
    }
}
