// - Partly import CoreLocation: the location, by a manager or as live updates; no geocoder's answers, no regions, no compass, see docs/device.md
@_exported import Foundation
