import SwiftUI

/// What every part of the app stands on: the services, the accent colour, and the messages above everything.
///
/// It is applied once at the root, with the services, and again, without them, to each sheet: a sheet is above the root's overlay, so it
/// needs one of its own, and it finds the services where the view that shows it stands.
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

    /// The services of the guest, for ``SystemServices`` to hand on. Views bind the one service they need instead.
    fileprivate var services: Services? {
        get { self[ServicesKey.self] }
        set { self[ServicesKey.self] = newValue }
    }
}
