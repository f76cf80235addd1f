@_exported import Foundation

// - Partly import CoreMotion: it compiles, and the device has no sensors

/// Why there is no motion.
public let CMErrorDomain = "CMErrorDomain"
public let CMErrorNotAvailable = NSError(domain: CMErrorDomain, code: 109)

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public struct CMAcceleration: Hashable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Hashable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Something that a sensor has measured. Nobody gets one.
open class CMLogItem: NSObject {
    open var timestamp: TimeInterval { 0 }
    override init() { super.init() }
}
public final class CMAccelerometerData: CMLogItem {
    public var acceleration: CMAcceleration { CMAcceleration() }
}
public final class CMGyroData: CMLogItem {
    public var rotationRate: CMRotationRate { CMRotationRate() }
}
public final class CMMagnetometerData: CMLogItem {}
public final class CMAttitude: NSObject {
    public var roll: Double { 0 }
    public var pitch: Double { 0 }
    public var yaw: Double { 0 }
    override init() { super.init() }
    public func multiply(byInverseOf attitude: CMAttitude) {}
}
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
public final class CMDeviceMotion: CMLogItem {
    public let attitude = CMAttitude()
    public var gravity: CMAcceleration { CMAcceleration() }
    public var userAcceleration: CMAcceleration { CMAcceleration() }
    public var rotationRate: CMRotationRate { CMRotationRate() }
    public var heading: Double { -1 }
}

/// The sensors of a device: it has none. Handlers are never called.
open class CMMotionManager: NSObject {
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var showsDeviceMovementDisplay = false

    public override init() { super.init() }

    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    open func stopAccelerometerUpdates() {}

    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var gyroData: CMGyroData? { nil }
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
    open func stopGyroUpdates() {}

    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open func startMagnetometerUpdates() {}
    open func stopMagnetometerUpdates() {}

    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open func stopDeviceMotionUpdates() {}
}

/// Steps of a time. Nobody gets them.
open class CMPedometerData: NSObject {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    override init() { super.init() }
}

/// Counts steps: there is nothing that counts.
open class CMPedometer: NSObject {
    public override init() { super.init() }

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, CMErrorNotAvailable)
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, CMErrorNotAvailable)
    }
    open func stopUpdates() {}
}

/// What a user does, such as walking. Nobody knows.
open class CMMotionActivity: NSObject {
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { true }
    open var startDate: Date { .distantPast }
    override init() { super.init() }
}

open class CMMotionActivityManager: NSObject {
    public override init() { super.init() }
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
    open func stopActivityUpdates() {}
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) { handler(nil, CMErrorNotAvailable) }
}

/// Measures the height: there is nothing that measures.
open class CMAltitudeData: CMLogItem {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}
open class CMAltimeter: NSObject {
    public override init() { super.init() }
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void)
    {
        handler(nil, CMErrorNotAvailable)
    }
    open func stopRelativeAltitudeUpdates() {}
}
