@_exported import Foundation

// - Partly import CoreTelephony: it compiles, and there is no carrier, as on a device without a SIM card

/// A company that carries calls.
public final class CTCarrier: NSObject, Sendable {
    public var carrierName: String? { nil }
    public var mobileCountryCode: String? { nil }
    public var mobileNetworkCode: String? { nil }
    public var isoCountryCode: String? { nil }
    public var allowsVOIP: Bool { true }
}

/// The networks for calls that a device uses: none.
open class CTTelephonyNetworkInfo: NSObject {
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var dataServiceIdentifier: String? { nil }

    public override init() { super.init() }
}

/// Whether an app may use the cellular network. Nobody knows: a page is not told.
open class CTCellularData: NSObject {
    public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }

    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }

    public override init() { super.init() }
}

public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
