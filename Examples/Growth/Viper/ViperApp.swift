import GrowthModels
import SwiftUI

/// A module for each screen, on a layer of services.
public struct ViperApp: View {
    @State private var services: ServiceBuilder

    public init(service: any ItemService) { _services = State(wrappedValue: ServiceBuilder(items: service)) }

    public var body: some View { HomeModule.build(services: services) }
}
