import MartletCore
import MartletElements

/// Shows a view in a ``TestHost``.
///
///     let host = mount { Profile(name: "Ann").environmentObject(store) }
///
/// - Parameters:
///   - traits: The client's screen and settings: size, color scheme, language, reduced motion.
///   - url: The URL in the address bar. Only its path and query matter.
///   - stored: Values that earlier sessions of the same user stored, for example with `@AppStorage`.
///   - clock: The clock in the environment.
///   - environment: Sets environment values.
@MainActor
public func mount<Content: View>(
    traits: ClientTraits = ClientTraits(), url: String = "/", stored: [String: Value] = [:], clock: TestClock = TestClock(),
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
) -> TestHost {
    let location = appLocation(in: url)
    return TestHost(clock: clock, journal: Journal(location: location, stored: stored)) { journal in
        AppSession(
            traits: traits, location: location, stored: stored,
            environment: { values in
                values.clock = clock
                environment(&values)
            },
            warned: { journal.record(warning: $0) }, content: content)
    }
}

/// Starts an app in a ``TestHost``.
///
///     let host = mount(Diner.self, url: "/menu/3")
///
/// - Parameters:
///   - traits: The client's screen and settings: size, color scheme, language, reduced motion.
///   - url: The URL in the address bar at the start. Only its path and query matter.
///   - stored: Values that earlier sessions of the same user stored, for example with `@AppStorage`.
///   - clock: The clock in the environment.
///   - environment: Sets environment values.
@MainActor
public func mount<A: App>(
    _ app: A.Type, traits: ClientTraits = ClientTraits(), url: String = "/", stored: [String: Value] = [:], clock: TestClock = TestClock(),
    environment: (inout EnvironmentValues) -> Void = { _ in }
) -> TestHost {
    let location = appLocation(in: url)
    return TestHost(clock: clock, journal: Journal(location: location, stored: stored)) { journal in
        AppSession(
            app, traits: traits, location: location, stored: stored,
            environment: { values in
                values.clock = clock
                environment(&values)
            },
            warned: { journal.record(warning: $0) })
    }
}

/// Returns the path and query of a URL.
private func appLocation(in url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let location = url[scheme.upperBound...].drop { $0 != "/" }
    return location.isEmpty ? "/" : String(location)
}
