#if os(Linux)
/// Runs the body. There is no Objective-C, and so nothing to release after it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
