import MartletCore

/// What the ground of a map shows. The choices of the subclasses are stored, and without effect.
open class MKMapConfiguration: NSObject {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    open var elevationStyle = ElevationStyle.flat
    var type: MKMapType { .standard }

    public override init() { super.init() }

    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    override var type: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }

    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }

    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(emphasisStyle: emphasisStyle)
        self.elevationStyle = elevationStyle
    }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
    override var type: MKMapType { .satellite }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    override var type: MKMapType { .hybrid }
}
