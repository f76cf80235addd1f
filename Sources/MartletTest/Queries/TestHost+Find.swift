import MartletElements

extension TestHost {
    /// Finds the one element that matches. If none or several match, the test fails and prints the tree.
    ///
    /// - Parameters:
    ///   - scope: An element that must contain it.
    ///   - includingHidden: Whether to include elements that the user cannot reach: covered, hidden or collapsed ones.
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
            report(search.elements.isEmpty ? noMatchMessage(for: search) : ambiguityMessage(for: search), at: site)
            return Found(host: self, name: search.description, element: nil)
        }
        return Found(host: self, name: search.description, element: search.elements[0])
    }

    /// Finds the one element with a role and a name.
    @discardableResult
    public func find(
        _ role: Role, _ name: String? = nil, within scope: (any Target)? = nil, includingHidden: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Found {
        find(.role(role, name), within: scope, includingHidden: includingHidden, file: file, line: line)
    }

    /// Finds all elements that match, in the order of the tree.
    public func findAll(
        _ target: some Target, within scope: (any Target)? = nil, includingHidden: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) -> [Found] {
        let search = search(target, within: scope, includingHidden: includingHidden, at: CallSite(file, line))
        return (search?.elements ?? []).map { Found(host: self, name: target.search(in: self).description, element: $0) }
    }

    /// Finds all elements with a role and a name, in the order of the tree.
    public func findAll(
        _ role: Role, _ name: String? = nil, within scope: (any Target)? = nil, includingHidden: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) -> [Found] {
        findAll(.role(role, name), within: scope, includingHidden: includingHidden, file: file, line: line)
    }

    /// Whether at least one element matches.
    public func exists(_ target: some Target, within scope: (any Target)? = nil, file: StaticString = #filePath, line: UInt = #line) -> Bool
    {
        !findAll(target, within: scope, file: file, line: line).isEmpty
    }

    /// Whether at least one element has a role and a name.
    public func exists(
        _ role: Role, _ name: String? = nil, within scope: (any Target)? = nil, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        exists(.role(role, name), within: scope, file: file, line: line)
    }

    /// Expects that no element matches; otherwise reports the first that does.
    public func expectNone(
        _ target: some Target, within scope: (any Target)? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let first = findAll(target, within: scope, file: file, line: line).first else { return }
        report("Found \(first), which should not be there.", at: CallSite(file, line))
    }

    private func search(_ target: some Target, within scope: (any Target)?, includingHidden: Bool, at site: CallSite) -> Search? {
        let plain = target.search(in: self)
        guard let query = plain.query, scope != nil || includingHidden else { return plain }
        guard let scope else { return Search(query, in: self, includingHidden: includingHidden) }
        let outer = scope.search(in: self)
        guard outer.elements.count == 1 else {
            report(outer.elements.isEmpty ? noMatchMessage(for: outer) : ambiguityMessage(for: outer), at: site)
            return nil
        }
        return Search(query, in: self, within: outer.elements[0], includingHidden: includingHidden)
    }
}
