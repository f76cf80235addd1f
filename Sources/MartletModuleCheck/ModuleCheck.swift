/// Checks a package against its rules.
public struct ModuleCheck: Sendable {
    private let rules: ModuleRules
    private let package: PackageLayout

    /// - Throws: ``RulesError`` if a group or a rule matches no target, because renaming a target would silently disable its rule.
    public init(_ rules: ModuleRules, of package: PackageLayout) throws {
        self.rules = rules
        self.package = package
        let known = package.targets.map(\.name)
        for (group, patterns) in rules.groups.sorted(by: { $0.key < $1.key }) {
            for pattern in patterns where !known.contains(where: ModulePattern(text: pattern).matches) {
                throw RulesError(
                    "The group “\(group)” contains “\(pattern)”, which matches no target. The targets are: \(known.joined(separator: ", "))."
                )
            }
        }
        for name in rules.rules.flatMap(\.targets) where !rules.patterns(of: [name]).contains(where: { known.contains(where: $0.matches) })
        {
            throw RulesError("A rule applies to “\(name)”, which is neither a group nor a target.")
        }
    }

    /// The violations of the rules, in the order of the targets.
    public var violations: [Violation] { package.targets.flatMap(violations) }

    private func violations(of target: PackageLayout.Target) -> [Violation] {
        let dependencies = allDependencies(of: target)
        var found: [Violation] = []
        for file in target.files {
            for (module, line) in file.imports.map({ ($0.module, $0.line) }) {
                var messages = reasons(against: module, in: target).map { "\(named(target.name)) imports \(named(module)). \($0)" }
                for exported in exports(of: module) {
                    messages += reasons(against: exported, in: target).map {
                        "\(named(target.name)) imports \(named(module)), which exports \(named(exported)). \($0)"
                    }
                }
                if module != target.name, !dependencies.contains(module), isOwn(module) {
                    messages.append(
                        "\(named(target.name)) imports \(named(module)), on which it does not depend; the import may fail to compile. "
                            + "Add \"\(module)\" to its dependencies in Package.swift, or remove the import.")
                }
                found += messages.map { Violation(file: file.path, line: line, message: $0) }
            }
        }
        for dependency in target.dependencies {
            found += reasons(against: dependency, in: target).map { reason in
                Violation(
                    file: "Package.swift", line: lineOfManifest(declaring: target.name),
                    message: "\(named(target.name)) depends on \(named(dependency)). \(reason)")
            }
        }
        return found
    }

    private func isOwn(_ module: String) -> Bool { package.targets.contains { $0.name == module } }

    /// The direct and indirect dependencies of a target.
    private func allDependencies(of target: PackageLayout.Target) -> Set<String> {
        closure(of: target.name) { name in package.targets.first { $0.name == name }?.dependencies ?? [] }
    }

    /// The modules that a module exports, directly and indirectly.
    private func exports(of module: String) -> [String] {
        closure(of: module) { name in
            package.targets.first { $0.name == name }?.files.flatMap(\.imports).filter(\.isExported).map(\.module) ?? []
        }.sorted()
    }

    /// All names reachable from a name, without the name itself.
    private func closure(of name: String, _ next: (String) -> [String]) -> Set<String> {
        var found: Set<String> = []
        var waiting = next(name)
        while let other = waiting.popLast() {
            if other != name, found.insert(other).inserted { waiting += next(other) }
        }
        return found
    }

    /// The reasons why a target must not use a module.
    private func reasons(against module: String, in target: PackageLayout.Target) -> [String] {
        guard module != target.name else { return [] }
        return rules.rules.compactMap { rule in
            guard rules.patterns(of: rule.targets).contains(where: { $0.matches(target.name) }) else { return nil }
            let isForbidden = rules.patterns(of: rule.mayNotImport).contains { $0.matches(module) }
            let isOutside = rule.mayOnlyImport.map { !rules.patterns(of: $0).contains { $0.matches(module) } } ?? false
            return isForbidden || isOutside ? rule.because : nil
        }
    }

    /// The name of a module with its groups: `DinerMenu (services)`.
    private func named(_ module: String) -> String {
        let groups = rules.groups.filter { $0.value.contains { ModulePattern(text: $0).matches(module) } }.keys.sorted()
        return groups.isEmpty ? module : "\(module) (\(groups.joined(separator: ", ")))"
    }

    private func lineOfManifest(declaring target: String) -> Int? {
        let lines = package.manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.firstIndex { $0.contains("name: \"\(target)\"") }.map { $0 + 1 }
    }
}
