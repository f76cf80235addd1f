import MartletCore
import MartletElements

/// Shows a view in a ``TestHost``.
///
///     let host = mount { Profile(name: "Ann").environmentObject(store) }
///
/// - Parameters:
///   - place: Whether the view is shown in memory or in a browser.
///   - traits: The client's screen and settings: size, color scheme, language, reduced motion.
///   - url: The URL in the address bar. Only its path and query matter.
///   - stored: Values that earlier sessions of the same user stored, for example with `@AppStorage`.
///   - clock: The clock in the environment.
///   - environment: Sets environment values.
@MainActor
public func mount<Content: View>(
    in place: HostPlace = .standard, traits: ClientTraits = ClientTraits(), url: String = "/", stored: [String: Value] = [:],
    clock: TestClock = TestClock(), environment: (inout EnvironmentValues) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line,
    @ViewBuilder _ content: () -> Content
) -> TestHost {
    let location = appLocation(in: url)
    let journal = Journal(location: location, stored: stored)
    return TestHost(place: place, clock: clock, journal: journal, at: CallSite(file, line)) { journal in
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
///   - place: Whether the view is shown in memory or in a browser.
///   - traits: The client's screen and settings: size, color scheme, language, reduced motion.
///   - url: The URL in the address bar at the start. Only its path and query matter.
///   - stored: Values that earlier sessions of the same user stored, for example with `@AppStorage`.
///   - clock: The clock in the environment.
///   - environment: Sets environment values.
@MainActor
public func mount<A: App>(
    _ app: A.Type, in place: HostPlace = .standard, traits: ClientTraits = ClientTraits(), url: String = "/",
    stored: [String: Value] = [:], clock: TestClock = TestClock(), environment: (inout EnvironmentValues) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line
) -> TestHost {
    let location = appLocation(in: url)
    let journal = Journal(location: location, stored: stored)
    return TestHost(place: place, clock: clock, journal: journal, at: CallSite(file, line)) { journal in
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
