import MartletDevice

/// Whether the app may use the location. ``authorizedAlways`` never occurs: a page has a location only while it is open.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked, or not answered.
    case notDetermined
    /// The browser has no location, or the page is not secure.
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse

    init(_ permission: DevicePermission?) {
        self =
            switch permission {
            case .notDetermined: .notDetermined
            case .denied: .denied
            case .granted: .authorizedWhenInUse
            case .unavailable, nil: .restricted
            }
    }
}

/// How exact the user lets the location be. Browsers do not tell it.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What the user is doing. It has no effect.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}
