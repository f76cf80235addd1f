import MartletElements

extension TestHost {
    /// The one thing that is meant. If there is none, or if there are several, the test fails here, and says what is shown.
    ///
    /// - Parameters:
    ///   - scope: What it must be in.
    ///   - includingHidden: Whether it may be out of a person's reach: covered, hidden, or folded away.
    @discardableResult
    public func find(
        _ target: some Target, within scope: (any Target)? = nil, includingHidden: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) -> Found {
        let site = CallSite(file, line)
        guard let search = search(target, within: scope, includingHidden: includingHidden, at: site) else {
            return Found(host: self, name: target.search(in: self).description, element: nil)
        }
        if search.elements.count != 1 {
            report(search.elements.isEmpty ? absence(of: search) : plurality(of: search), at: site)
            return Found(host: self, name: search.description, element: nil)
        }
        return Found(host: self, name: search.description, element: search.elements[0])
    }

    /// The one thing of a role that is meant.
    @discardableResult
    public func find(
        _ role: Role, _ name: String? = nil, within scope: (any Target)? = nil, includingHidden: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Found {
        find(.role(role, name), within: scope, includingHidden: includingHidden, file: file, line: line)
    }

    /// All that is meant, in the order of the tree.
    public func findAll(
        _ target: some Target, within scope: (any Target)? = nil, includingHidden: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) -> [Found] {
        let search = search(target, within: scope, includingHidden: includingHidden, at: CallSite(file, line))
        return (search?.elements ?? []).map { Found(host: self, name: target.search(in: self).description, element: $0) }
    }

    /// All of a role, in the order of the tree.
    public func findAll(
        _ role: Role, _ name: String? = nil, within scope: (any Target)? = nil, includingHidden: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) -> [Found] {
        findAll(.role(role, name), within: scope, includingHidden: includingHidden, file: file, line: line)
    }

    /// Whether what is meant is shown, once or more often.
    public func exists(_ target: some Target, within scope: (any Target)? = nil, file: StaticString = #filePath, line: UInt = #line) -> Bool
    {
        !findAll(target, within: scope, file: file, line: line).isEmpty
    }

    /// Whether something of a role is shown, once or more often.
    public func exists(
        _ role: Role, _ name: String? = nil, within scope: (any Target)? = nil, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        exists(.role(role, name), within: scope, file: file, line: line)
    }

    /// Expects that what is meant is not shown; otherwise tells what is.
    public func expectNone(
        _ target: some Target, within scope: (any Target)? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let first = findAll(target, within: scope, file: file, line: line).first else { return }
        report("There is \(first), which was not expected.", at: CallSite(file, line))
    }

    private func search(_ target: some Target, within scope: (any Target)?, includingHidden: Bool, at site: CallSite) -> Search? {
        let plain = target.search(in: self)
        guard let query = plain.query, scope != nil || includingHidden else { return plain }
        guard let scope else { return Search(query, in: self, includingHidden: includingHidden) }
        let outer = scope.search(in: self)
        guard outer.elements.count == 1 else {
            report(outer.elements.isEmpty ? absence(of: outer) : plurality(of: outer), at: site)
            return nil
        }
        return Search(query, in: self, within: outer.elements[0], includingHidden: includingHidden)
    }
}
