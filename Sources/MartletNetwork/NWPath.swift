@_exported import Foundation

// - Partly import Network: NWPathMonitor, which knows whether the user's browser is online; no connections, no listeners

/// The kinds of networks. A browser does not tell which one it uses.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let type: InterfaceType
    public let name: String
}

/// Whether the user's browser has a network.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Hashable, Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }

    public let status: Status
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// `false`: a browser does not tell.
    public var isExpensive: Bool { false }
    /// `false`: a browser does not tell.
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    /// Empty: a browser does not tell.
    public var availableInterfaces: [NWInterface] { [] }

    /// Whether the browser is online through some other network: it does not tell through which.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { status == .satisfied && type == .other }
}
