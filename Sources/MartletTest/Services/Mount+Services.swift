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
    services: Services, traits: ClientTraits = ClientTraits(), url: String = "/", stored: [String: Value] = [:],
    clock: TestClock = TestClock(), environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
) -> TestHost {
    mount(traits: traits, url: url, stored: stored, clock: clock, environment: environment) { content().services(services) }
}
