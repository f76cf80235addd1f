// What `import MapKit` brings along on Apple's platforms.
// - Partly import MapKit: maps of SwiftUI and MKMapView with markers, annotations, shapes, cameras; map tiles only from a server that you name, no search, no directions; see docs/frameworks.md
@_exported import Foundation
@_exported import MartletCoreLocation
@_exported import MartletUIKit
