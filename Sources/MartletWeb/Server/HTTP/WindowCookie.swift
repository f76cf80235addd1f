/// The size that a browser's window had last. The page of an app that reads it, such as by `UIScreen.main`, writes it into a cookie.
///
/// The browser may have sent anything, so only sizes of windows count.
struct WindowCookie: Equatable {
    let width: Double
    let height: Double
    /// Device pixels per point.
    let scale: Double

    /// Reads the first cookie of the name; `nil` if there is none, or its value is no size: `martlet-window=390x844x3`.
    init?(in header: String) {
        guard header.utf8.count <= BrowserCookies.longestHeader,
            let value = header.split(separator: ";").lazy.map({ $0.drop { $0 == " " } }).first(where: { $0.hasPrefix(Self.start) })?
                .dropFirst(Self.start.count),
            value.utf8.count <= 32
        else { return nil }
        let numbers = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard numbers.count == 3, (50...10_000).contains(numbers[0]), (50...10_000).contains(numbers[1]), (0.25...16).contains(numbers[2])
        else { return nil }
        (width, height, scale) = (numbers[0], numbers[1], numbers[2])
    }

    private static let start = "martlet-window="
}
