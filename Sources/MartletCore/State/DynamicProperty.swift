import MartletGraph

/// A stored property whose value is supplied before the view that has it is evaluated. See `MartletGraph`.
public typealias DynamicProperty = MartletGraph.DynamicProperty
