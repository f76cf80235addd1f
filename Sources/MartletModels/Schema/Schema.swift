import Foundation
import Observation

/// The classes of a store, and how they refer to each other.
///
/// Classes that a given one refers to belong to it, too.
public struct Schema: Sendable {
    /// The version of a schema.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }

        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// A class of the schema.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }

    public let version: Version
    let plans: [_ModelPlan]
    private let byType: [ObjectIdentifier: _ModelPlan]
    private let inverses: [RelationshipKey: RelationshipKey]

    /// - Parameter types: The classes; those that they refer to are added.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        var plans: [_ModelPlan] = []
        var byType: [ObjectIdentifier: _ModelPlan] = [:]
        var waiting = types[...]
        while let type = waiting.popFirst() {
            guard byType[ObjectIdentifier(type)] == nil else { continue }
            let plan = type._modelPlan
            byType[ObjectIdentifier(type)] = plan
            plans.append(plan)
            waiting += plan.properties.compactMap { $0.relationshipType?._destination }
        }
        self.plans = plans
        self.byType = byType
        self.version = version
        inverses = RelationshipKey.inverses(in: plans)
    }

    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.init(types, version: version) }

    public init() { self.init([]) }

    /// The classes.
    public var entities: [Entity] { plans.map { Entity(name: $0.entityName) } }

    func plan(for type: any PersistentModel.Type) -> _ModelPlan? { byType[ObjectIdentifier(type)] }

    func plan(named name: String) -> _ModelPlan? { plans.first { $0.entityName == name } }

    /// The other side of a relationship; `nil` if it has none.
    func inverse(of property: PropertyPlan, in plan: _ModelPlan) -> (plan: _ModelPlan, property: PropertyPlan)? {
        guard let key = inverses[RelationshipKey(type: ObjectIdentifier(plan.type), index: property.index)], let other = byType[key.type]
        else { return nil }
        return (other, other.properties[key.index])
    }
}

/// A relationship of a schema.
private struct RelationshipKey: Hashable, Sendable {
    let type: ObjectIdentifier
    let index: Int

    /// Finds the other sides of relationships: those that are named, then those where each class has only one that refers to the other.
    static func inverses(in plans: [_ModelPlan]) -> [RelationshipKey: RelationshipKey] {
        var inverses: [RelationshipKey: RelationshipKey] = [:]
        func connect(_ a: RelationshipKey, _ b: RelationshipKey) {
            guard inverses[a] == nil, inverses[b] == nil else { return }
            inverses[a] = b
            inverses[b] = a
        }
        func relationships(of plan: _ModelPlan, to destination: any PersistentModel.Type) -> [PropertyPlan] {
            plan.properties.filter { property in property.relationshipType.map { $0._destination == destination } ?? false }
        }
        for plan in plans {
            for property in plan.properties {
                guard let destination = property.relationshipType?._destination, let path = property.relationship.inverse,
                    let other = destination._modelPlan.property(at: path)
                else { continue }
                connect(
                    RelationshipKey(type: ObjectIdentifier(plan.type), index: property.index),
                    RelationshipKey(type: ObjectIdentifier(destination), index: other.index))
            }
        }
        for plan in plans {
            for property in plan.properties {
                let key = RelationshipKey(type: ObjectIdentifier(plan.type), index: property.index)
                guard inverses[key] == nil, let destination = property.relationshipType?._destination else { continue }
                let there = relationships(of: destination._modelPlan, to: plan.type).filter {
                    inverses[RelationshipKey(type: ObjectIdentifier(destination), index: $0.index)] == nil
                }
                let here = relationships(of: plan, to: destination).filter {
                    inverses[RelationshipKey(type: ObjectIdentifier(plan.type), index: $0.index)] == nil
                }
                guard let other = there.first, there.count == 1, here.count == 1, destination != plan.type else { continue }
                connect(key, RelationshipKey(type: ObjectIdentifier(destination), index: other.index))
            }
        }
        return inverses
    }
}
