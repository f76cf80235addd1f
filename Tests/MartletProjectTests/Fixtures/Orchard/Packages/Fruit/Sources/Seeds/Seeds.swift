public func seeds(in fruit: String) -> Int { fruit.count }
