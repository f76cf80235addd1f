import Foundation
import GRDB

/// An expression of a predicate that SQL may have.
protocol TranslatableExpression: PredicateExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term
}

extension PredicateExpressions.Variable: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term { try translator.variable(key) }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        let term = try translator.term(of: root)
        if case .constant(let value) = term {
            guard let value = value as? Root.Output else { throw PredicateTranslator.Untranslatable() }
            return .constant(value[keyPath: keyPath])
        }
        return try translator.member(keyPath, of: term)
    }
}

extension PredicateExpressions.Value: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term { .constant(value) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        .value("NULL", ColumnCoding(order: .missing, isOptional: true, encode: { _ in .null }, decode: { _ in nil }))
    }
}

// MARK: Truths

extension PredicateExpressions.Conjunction: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        .truth("(\(try translator.truth(of: lhs)) AND \(try translator.truth(of: rhs)))")
    }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        .truth("(\(try translator.truth(of: lhs)) OR \(try translator.truth(of: rhs)))")
    }
}

extension PredicateExpressions.Negation: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        .truth("(NOT \(try translator.truth(of: wrapped)))")
    }
}

extension PredicateTranslator {
    /// Whether two values are equal; two that are missing are.
    func equality(_ a: any PredicateExpression, _ b: any PredicateExpression) throws -> SQL {
        let (a, b) = (try value(of: a), try value(of: b))
        var collation: SQL = ""
        switch (a.coding.order, b.coding.order) {
        case (.missing, _), (_, .missing): break
        case (.none, _), (_, .none): throw Untranslatable()
        default: break
        }
        if case .text = a.coding.order { collation = "COLLATE swift" }
        if case .text = b.coding.order { collation = "COLLATE swift" }
        return "(\(a.sql) IS \(b.sql) \(collation))"
    }

    func comparison(_ a: any PredicateExpression, _ name: String, _ b: any PredicateExpression) throws -> SQL {
        let (a, b) = (try value(of: a), try value(of: b))
        switch (a.coding.order, b.coding.order) {
        case (.total, .total): return "ifnull(\(a.sql) \(sql: name) \(b.sql), 0)"
        case (.text, .text): return "ifnull(\(a.sql) \(sql: name) \(b.sql) COLLATE swift, 0)"
        default: throw Untranslatable()
        }
    }
}

extension PredicateExpressions.Equal: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term { .truth(try translator.equality(lhs, rhs)) }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        .truth("(NOT \(try translator.equality(lhs, rhs)))")
    }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        let name =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: throw PredicateTranslator.Untranslatable()
            }
        return .truth(try translator.comparison(lhs, name, rhs))
    }
}

// MARK: Texts and sequences

extension PredicateTranslator {
    /// A function of two texts.
    func textFunction(_ name: String, _ a: any PredicateExpression, _ b: any PredicateExpression) throws -> Term {
        let (a, b) = (try value(of: a), try value(of: b))
        guard case .text = a.coding.order, case .text = b.coding.order, !a.coding.isOptional, !b.coding.isOptional else {
            throw Untranslatable()
        }
        return .truth("ifnull(\(sql: name)(\(a.sql), \(b.sql)), 0)")
    }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        try translator.textFunction("swiftContains", base, other)
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        try translator.textFunction("swiftStartsWith", base, prefix)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        try translator.textFunction("localizedStandardContains", root, other)
    }
}

extension PredicateExpressions.SequenceContains: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        switch try translator.term(of: sequence) {
        case .constant(let value):
            guard let elements = value as? LHS.Output else { throw PredicateTranslator.Untranslatable() }
            let choices = try elements.map { try translator.equality(PredicateExpressions.Value($0), element) }
            // Each is a comparison, and SQLite limits how many an expression can have.
            guard choices.count <= 400 else { throw PredicateTranslator.Untranslatable() }
            return .truth(choices.isEmpty ? "0" : "(\(choices.joined(separator: " OR ")))")
        case .objects(let plan, let condition):
            let rows = translator.rows(plan, condition)
            let id = try translator.value(of: element).sql
            return .truth("EXISTS (SELECT 1 \(rows.sql) AND \(sql: rows.alias)._id = \(id))")
        default: throw PredicateTranslator.Untranslatable()
        }
    }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        guard case .objects(let plan, let condition) = try translator.term(of: sequence) else { throw PredicateTranslator.Untranslatable() }
        let rows = translator.rows(plan, condition)
        let test = try translator.with(variable.key, as: .row(alias: rows.alias, plan)) { try translator.truth(of: self.test) }
        return .truth("EXISTS (SELECT 1 \(rows.sql) AND \(test))")
    }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        guard case .objects(let plan, let condition) = try translator.term(of: sequence) else { throw PredicateTranslator.Untranslatable() }
        let rows = translator.rows(plan, condition)
        let test = try translator.with(variable.key, as: .row(alias: rows.alias, plan)) { try translator.truth(of: self.test) }
        return .truth("NOT EXISTS (SELECT 1 \(rows.sql) AND NOT \(test))")
    }
}

extension PredicateExpressions.Filter: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        guard case .objects(let plan, let condition) = try translator.term(of: sequence) else { throw PredicateTranslator.Untranslatable() }
        // The test is translated for one name of the row, which no other subquery has.
        let alias = translator.nextAlias()
        let test = try translator.with(variable.key, as: .row(alias: alias, plan)) { try translator.truth(of: filter) }
        let name = plan.entityName.quoted
        return .objects(plan) { outer in
            "\(condition(outer)) AND EXISTS (SELECT 1 FROM \(sql: name) \(sql: alias) WHERE \(sql: alias)._row = \(sql: outer)._row AND \(test))"
        }
    }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        if let range = range as? any RangeBounds { return try range.contains(element, translator) }
        guard case .constant(let value) = try translator.term(of: range), let bounds = value as? any RangeValue else {
            throw PredicateTranslator.Untranslatable()
        }
        return .truth(try bounds.contains(element, translator))
    }
}

/// A range that a predicate makes of two expressions.
private protocol RangeBounds {
    func contains(_ element: any PredicateExpression, _ translator: PredicateTranslator) throws -> PredicateTranslator.Term
}

extension PredicateExpressions.Range: RangeBounds {
    fileprivate func contains(_ element: any PredicateExpression, _ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        .truth("(\(try translator.comparison(element, ">=", lower)) AND \(try translator.comparison(element, "<", upper)))")
    }
}

extension PredicateExpressions.ClosedRange: RangeBounds {
    fileprivate func contains(_ element: any PredicateExpression, _ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        .truth("(\(try translator.comparison(element, ">=", lower)) AND \(try translator.comparison(element, "<=", upper)))")
    }
}

/// A range that is a constant.
private protocol RangeValue {
    func contains(_ element: any PredicateExpression, _ translator: PredicateTranslator) throws -> SQL
}

extension Range: RangeValue {
    fileprivate func contains(_ element: any PredicateExpression, _ translator: PredicateTranslator) throws -> SQL {
        let (lower, upper) = (PredicateExpressions.Value(lowerBound), PredicateExpressions.Value(upperBound))
        return "(\(try translator.comparison(element, ">=", lower)) AND \(try translator.comparison(element, "<", upper)))"
    }
}

extension ClosedRange: RangeValue {
    fileprivate func contains(_ element: any PredicateExpression, _ translator: PredicateTranslator) throws -> SQL {
        let (lower, upper) = (PredicateExpressions.Value(lowerBound), PredicateExpressions.Value(upperBound))
        return "(\(try translator.comparison(element, ">=", lower)) AND \(try translator.comparison(element, "<=", upper)))"
    }
}

// MARK: Optionals and choices

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        let term = try translator.term(of: wrapped)
        switch term {
        case .object(let id, _):
            return try result(translator, of: term, where: "\(id) IS NOT NULL")
        case .value(let sql, let coding):
            let present = ColumnCoding(order: coding.order, isOptional: false, encode: coding.encode, decode: coding.decode)
            return try result(translator, of: .value(sql, present), where: "\(sql) IS NOT NULL")
        default: throw PredicateTranslator.Untranslatable()
        }
    }

    /// The value of the transformation, which is missing if the value before it is.
    private func result(
        _ translator: PredicateTranslator, of term: PredicateTranslator.Term, where isPresent: SQL
    ) throws -> PredicateTranslator.Term {
        switch try translator.with(variable.key, as: term, { try translator.term(of: transform) }) {
        case .truth(let sql):
            let coding = try translator.coding(Bool?.self)
            return .value("CASE WHEN \(isPresent) THEN \(sql) END", coding)
        case .value(let sql, let coding):
            let optional = ColumnCoding(order: coding.order, isOptional: true, encode: coding.encode, decode: coding.decode)
            return .value("CASE WHEN \(isPresent) THEN \(sql) END", optional)
        case .object(let id, let plan): return .object(id, plan)
        case .objects(let plan, let condition): return .objects(plan, condition: condition)
        case .row, .constant: throw PredicateTranslator.Untranslatable()
        }
    }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        let (a, b) = (try translator.value(of: lhs), try translator.value(of: rhs))
        return .value("ifnull(\(a.sql), \(b.sql))", b.coding)
    }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        switch try translator.term(of: inner) {
        case .object(let id, let plan): return .object(id, plan)
        case .value(let sql, let coding):
            return .value(sql, ColumnCoding(order: coding.order, isOptional: false, encode: coding.encode, decode: coding.decode))
        default: throw PredicateTranslator.Untranslatable()
        }
    }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
    func translate(_ translator: PredicateTranslator) throws -> PredicateTranslator.Term {
        let (yes, no) = (try translator.value(of: trueBranch), try translator.value(of: falseBranch))
        return .value("CASE WHEN \(try translator.truth(of: test)) THEN \(yes.sql) ELSE \(no.sql) END", yes.coding)
    }
}
