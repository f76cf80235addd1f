import MartletCore
import MartletElements
import MartletKit

/// Shows a view with services in its environment.
///
///     let host = mount(services: services.overriding { $0.override(Orders.self) { _ in Orders(items: [.soup]) } }) { OrderView() }
///
/// For the other parameters see `mount` without services.
@MainActor
public func mount<Content: View>(
    services: Services, in place: HostPlace = .standard, traits: ClientTraits = ClientTraits(), url: String = "/",
    stored: [String: Value] = [:], clock: TestClock = TestClock(), environment: (inout EnvironmentValues) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line, @ViewBuilder _ content: () -> Content
) -> TestHost {
    mount(
        in: place, traits: traits, url: url, stored: stored, clock: clock, environment: environment, file: file, line: line
    ) { content().services(services) }
}
