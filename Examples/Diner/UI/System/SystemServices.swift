import SwiftUI

/// Provides what every part of the app needs: the services, the accent colour, and the message overlay.
///
/// The root applies it once with the services, and each sheet again without them. A sheet covers the root's overlay, so it needs its own;
/// it inherits the services from the view that presents it.
public struct SystemServices: ViewModifier {
    @Environment(\.services) private var inherited
    private let given: Services?

    public init(_ services: Services? = nil) {
        given = services
    }

    public func body(content: Content) -> some View {
        if let services = given ?? inherited {
            content
                .overlay(alignment: .top) { MessageOverlay() }
                .environmentObject(services.favorites)
                .environmentObject(services.stars)
                .environmentObject(services.menu)
                .environmentObject(services.messages)
                .environmentObject(services.navigation)
                .environmentObject(services.order)
                .environmentObject(services.ratings)
                .environment(\.services, services)
                .tint(.tomato)
        } else {
            content
        }
    }
}

extension EnvironmentValues {
    private struct ServicesKey: EnvironmentKey {
        static let defaultValue: Services? = nil
    }

    /// The services of the guest, for ``SystemServices`` to inject. Views use the individual services instead.
    fileprivate var services: Services? {
        get { self[ServicesKey.self] }
        set { self[ServicesKey.self] = newValue }
    }
}
