import MartletCore
import MartletElements

/// Shows a view.
///
///     let host = mount { Profile(name: "Ann").environmentObject(store) }
///
/// - Parameters:
///   - traits: The screen and the person: size, light or dark, language, reduced motion.
///   - url: What is in the address bar; its path and query count.
///   - stored: What earlier sessions of the same user kept, as by `@AppStorage`.
///   - clock: The clock that views find in the environment.
///   - environment: Sets values of the environment.
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
            warned: { journal.note(warning: $0) }, content: content)
    }
}

/// Starts an app.
///
///     let host = mount(Diner.self, url: "/menu/3")
///
/// - Parameters:
///   - traits: The screen and the person: size, light or dark, language, reduced motion.
///   - url: Where the app is entered: what is in the address bar. Its path and query count.
///   - stored: What earlier sessions of the same user kept, as by `@AppStorage`.
///   - clock: The clock that views find in the environment.
///   - environment: Sets values of the environment.
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
            warned: { journal.note(warning: $0) })
    }
}

/// The part of an address behind the host's name.
private func appLocation(in url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let location = url[scheme.upperBound...].drop { $0 != "/" }
    return location.isEmpty ? "/" : String(location)
}
