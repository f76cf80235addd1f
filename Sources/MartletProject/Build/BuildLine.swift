import Foundation

/// A line that the package manager prints while it builds.
enum BuildLine: Equatable {
    /// `[12/345] Compiling App ContentView.swift`
    case step(done: Int, all: Int, what: String)
    /// A message of the compiler, or a line of one.
    case message(String)
    /// A package that is fetched now, which can take long.
    case fetching
    /// The end of that.
    case fetched
    /// A line of no use to a reader who wants to run an app.
    case noise

    init(_ line: String) {
        if let match = line.wholeMatch(of: /\[(\d+)\/(\d+)\] (.*)/), let done = Int(match.1), let all = Int(match.2) {
            self = .step(done: done, all: all, what: String(match.3))
        } else if Self.fetchingBeginnings.contains(where: line.hasPrefix) {
            self = .fetching
        } else if Self.fetchedBeginnings.contains(where: line.hasPrefix) {
            self = .fetched
        } else if Self.noisyBeginnings.contains(where: line.hasPrefix) || line.allSatisfy(\.isWhitespace) {
            self = .noise
        } else {
            self = .message(line)
        }
    }

    private static let fetchingBeginnings = ["Fetching ", "Updating ", "Computing version", "Creating working copy"]

    private static let fetchedBeginnings = ["Fetched ", "Updated ", "Computed ", "Working copy of"]

    private static let noisyBeginnings = [
        "Building for ", "Build complete!", "Build of product", "Planning build",
        "Removing ", "Compiling plugin", "Building plugin", "Write auxiliary",
        "Emitting module",
    ]
}
