import Foundation

/// Where a menu comes from.
public protocol MenuSource: Sendable {
    func sections() async throws -> [MenuSection]
}

/// The menu that comes with the app, after the time that a kitchen far away would take to send it.
public struct BundledMenu: MenuSource {
    private let delay: Duration
    private let clock: any Clock<Duration>

    public init(delay: Duration = .seconds(1.5), clock: any Clock<Duration> = ContinuousClock()) {
        self.delay = delay
        self.clock = clock
    }

    public func sections() async throws -> [MenuSection] {
        try await clock.sleep(for: delay)
        guard let file = Bundle.module.url(forResource: "menu", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([MenuSection].self, from: Data(contentsOf: file))
    }
}
