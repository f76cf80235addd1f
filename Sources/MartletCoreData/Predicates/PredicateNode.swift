import Foundation

/// A predicate as a tree, as its text describes it.
indirect enum PredicateNode {
    case constant(Bool)
    case all([PredicateNode])
    case any([PredicateNode])
    case not(PredicateNode)
    case comparison(PredicateComparison)
    /// A predicate that code evaluates.
    case code(NSPredicate)

    /// Returns the tree of a predicate of Foundation's.
    init(_ predicate: NSPredicate) {
        switch predicate {
        case let predicate as FormatPredicate: self = predicate.node
        case let predicate as NSCompoundPredicate:
            let parts = predicate.subpredicates.map(PredicateNode.init)
            switch predicate.compoundPredicateType {
            case .and: self = .all(parts)
            case .or: self = .any(parts)
            case .not: self = .not(.all(parts))
            }
        default: self = .code(predicate)
        }
    }

    /// Returns the predicate with values in place of its variables.
    func substituting(_ variables: [String: Any]) -> PredicateNode {
        switch self {
        case .constant, .code: self
        case .all(let parts): .all(parts.map { $0.substituting(variables) })
        case .any(let parts): .any(parts.map { $0.substituting(variables) })
        case .not(let part): .not(part.substituting(variables))
        case .comparison(var comparison):
            {
                comparison.left = comparison.left.substituting(variables)
                comparison.right = comparison.right.substituting(variables)
                return .comparison(comparison)
            }()
        }
    }
}

/// A comparison of two expressions.
struct PredicateComparison {
    enum Operator: String {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case beginsWith = "BEGINSWITH", contains = "CONTAINS", endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"
    }

    /// Which of the left expression's values must match.
    enum Quantifier: String { case any = "ANY", all = "ALL", no = "NONE" }

    var left: PredicateExpression
    var right: PredicateExpression
    var comparison: Operator
    var quantifier: Quantifier?
    var ignoresCase = false
    var ignoresMarks = false
}

/// What a comparison compares.
indirect enum PredicateExpression {
    case constant(ManagedValue)
    /// `SELF`, with no names; `category.name`.
    case path([String])
    case variable(String)
    case list([PredicateExpression])
    case arithmetic(PredicateExpression, Character, PredicateExpression)
    /// `SUBQUERY(items, $item, $item.isDone == 1).@count`
    case subquery(path: [String], variable: String, PredicateNode, rest: [String])
    case function(String, [PredicateExpression])

    func substituting(_ variables: [String: Any]) -> PredicateExpression {
        switch self {
        case .constant, .path: self
        case .variable(let name): variables[name].map { .constant(ManagedValue($0)) } ?? self
        case .list(let parts): .list(parts.map { $0.substituting(variables) })
        case .arithmetic(let a, let sign, let b): .arithmetic(a.substituting(variables), sign, b.substituting(variables))
        case .subquery(let path, let name, let node, let rest):
            .subquery(path: path, variable: name, node.substituting(variables), rest: rest)
        case .function(let name, let parts): .function(name, parts.map { $0.substituting(variables) })
        }
    }
}
