/// The frame of an element, in points, and the element's alignment in it. `nil` leaves a side to the element.
public struct Frame: ModifierValue {
    public var minWidth: Double?
    public var idealWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var idealHeight: Double?
    public var maxHeight: Double?
    /// The frame has a fixed size: the minimum equals the maximum.
    public var fixed: Bool
    public var alignment: Placement

    public init(width: Double?, height: Double?, alignment: Placement = .center) {
        (minWidth, maxWidth, minHeight, maxHeight) = (width, width, height, height)
        fixed = true
        self.alignment = alignment
    }

    public init(
        minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?, idealHeight: Double?, maxHeight: Double?,
        alignment: Placement = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
        fixed = false
    }
}
