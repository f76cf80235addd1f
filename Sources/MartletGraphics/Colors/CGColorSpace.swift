import Foundation

// Names that apps write where a bridge to Objective-C would be. The module for Security has some, too: they are of the same types.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]

/// What the components of a colour mean. All colours are in sRGB, whatever their space is called.
public final class CGColorSpace: Hashable, Sendable {
    public let name: CFString?

    public init?(name: CFString) { self.name = name }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    fileprivate init(named name: String) { self.name = name }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(named: CGColorSpace.sRGB) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(named: CGColorSpace.genericGrayGamma2_2) }
