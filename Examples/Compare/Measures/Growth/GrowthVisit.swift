import GrowthModels
import MartletTest
import SwiftUI

/// The program of a generated app: measures it and prints the result.
public enum GrowthVisit {
    /// Runs the measurements in this process, which must do nothing else.
    ///
    /// - Parameters:
    ///   - topics: The names of the app's topics.
    ///   - app: The app for one user.
    @MainActor
    public static func measure<Root: View>(
        _ topics: [String], _ counters: Footprint.Counters, app: @escaping @MainActor (any ItemService) -> Root
    ) async -> GrowthRuntime {
        let bytes = await bytes(topics, counters, app)
        return GrowthRuntime(
            alone: await cost(at: Array(topics.suffix(1)), app), onFive: await cost(at: Array(topics.suffix(5)), app), bytes: bytes.least,
            noise: bytes.noise)
    }

    /// The bodies that marking an item as done evaluates in the last of some open topics.
    @MainActor
    private static func cost<Root: View>(at topics: [String], _ app: @escaping @MainActor (any ItemService) -> Root) async -> Int {
        let service = MemoryItems()
        let host = await visit(topics, service, app)
        let meter = Meter(host)
        let cost = await meter.cost(of: 1) { host.tap(.button, "Try") }
        precondition(service.items(of: topics.last ?? "").map(\.isDone) == [false, true, false], "The app did not save what was done.")
        host.close()
        return cost.evaluations
    }

    /// Opens topics one above the other, and waits until they are loaded.
    @MainActor
    private static func visit<Root: View>(
        _ topics: [String], _ service: MemoryItems, _ app: @escaping @MainActor (any ItemService) -> Root
    ) async -> TestHost {
        let host = mount { app(service) }
        // One after the other, because a screen loads what it shows when it appears.
        for count in 0..<topics.count {
            host.navigate("/" + topics.prefix(count + 1).joined(separator: "/"))
            await host.settle()
        }
        return host
    }

    private static let sessions = 5

    /// The bytes that a session frees, which has opened all topics one by one and is at its first screen again: the least of three measurements, and how far these lie apart.
    @MainActor
    private static func bytes<Root: View>(
        _ topics: [String], _ counters: Footprint.Counters, _ app: @escaping @MainActor (any ItemService) -> Root
    ) async -> (least: Int, noise: Int) {
        var measured: [Int] = []
        for _ in 0..<3 {
            let services = (0..<sessions).map { _ in MemoryItems() }
            var hosts: [TestHost] = []
            for service in services {
                let host = await visit([], service, app)
                for topic in topics {
                    host.navigate("/" + topic)
                    await host.settle()
                }
                host.navigate("/")
                await host.settle()
                hosts.append(host)
            }
            // The host keeps the operations of the last act for tests; replace them.
            for host in hosts { host.act {} }
            await counters.rest()
            let full = counters.liveBytes()
            for host in hosts { host.close() }
            hosts = []
            await counters.rest()
            measured.append((full - counters.liveBytes()) / sessions)
            withExtendedLifetime(services) {}
        }
        measured.sort()
        return (measured[0], measured[2] - measured[0])
    }
}
