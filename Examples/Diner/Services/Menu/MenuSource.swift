import Foundation

/// A source of menus.
public protocol MenuSource: Sendable {
    func sections() async throws -> [MenuSection]
}

/// The menu in the app's resources.
public struct BundledMenu: MenuSource {
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// - Parameter delay: How long the menu takes, as if it came over a network.
    public init(delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
        self.delay = delay
        self.clock = clock
    }

    public func sections() async throws -> [MenuSection] {
        if delay > .zero { try await clock.sleep(for: delay) }
        guard let file = Bundle.module.url(forResource: "menu", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([MenuSection].self, from: Data(contentsOf: file))
    }
}
