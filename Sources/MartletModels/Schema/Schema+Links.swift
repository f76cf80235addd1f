extension Schema {
    /// Where the store keeps a relationship.
    enum Link {
        /// In a column of the object's own row, which has the identifier of the other object.
        case column
        /// In a column of the other objects' rows.
        case inverseColumn(_ModelPlan, PropertyPlan)
        /// In a table of its own.
        ///
        /// - `own`, `other`: The columns that have the identifiers of the object and of the other one.
        /// - `isWriter`: Whether this side of the relationship is the one that is written.
        case table(name: String, own: String, other: String, isWriter: Bool)
    }

    func link(of property: PropertyPlan, in plan: _ModelPlan) -> Link {
        guard property.relationshipType?._isToMany == true else { return .column }
        let here = "\(plan.entityName).\(property.name)"
        guard let inverse = inverse(of: property, in: plan) else {
            return .table(name: here, own: "owner", other: "target", isWriter: true)
        }
        guard inverse.property.relationshipType?._isToMany == true else { return .inverseColumn(inverse.plan, inverse.property) }
        let there = "\(inverse.plan.entityName).\(inverse.property.name)"
        return here <= there
            ? .table(name: here, own: "owner", other: "target", isWriter: true)
            : .table(name: there, own: "target", other: "owner", isWriter: false)
    }

    /// The tables of relationships.
    var linkTables: Set<String> {
        var tables: Set<String> = []
        for plan in plans {
            for property in plan.properties {
                if property.relationshipType != nil, case .table(let name, _, _, _) = link(of: property, in: plan) { tables.insert(name) }
            }
        }
        return tables
    }
}
