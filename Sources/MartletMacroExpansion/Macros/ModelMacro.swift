/// Expands `@Model` to the members of a persistent class: where its values are, how it is made from them, and what its properties are.
///
/// Each stored variable gets a ``ModelPropertyMacro``, which reads and writes the value there.
enum ModelMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        let list = TokenList(use.source)
        switch use.role {
        case "member":
            guard let declaration = ClassDeclaration(list) else {
                return Expansion(diagnostics: [list.diagnostic("'@Model' can only mark a class", at: 0)])
            }
            do throws(Diagnostic) {
                return Expansion(try Model(list, declaration).members)
            } catch {
                return Expansion(diagnostics: [error])
            }
        case "memberAttribute":
            return Expansion(ModelProperty(list) == nil ? "" : "@_ModelProperty")
        case "extension":
            return Expansion("extension \(use.extendedType ?? ""): MartletModels.PersistentModel {}")
        default:
            return Expansion()
        }
    }
}

/// Expands `@_ModelProperty` to the accessors of a persistent variable, and to a marker that tells the compiler when it is initialized.
enum ModelPropertyMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        let list = TokenList(use.source)
        guard let property = ModelProperty(marked: list) else { return Expansion() }
        return Expansion(use.role == "accessor" ? property.accessors(list) : property.marker(list))
    }
}

/// A class with `@Model`.
private struct Model {
    let name: String
    let properties: [(property: ModelProperty, metadata: String)]
    let uniqueConstraints: [String]
    private let hasOwnID: Bool

    init(_ list: TokenList, _ declaration: ClassDeclaration) throws(Diagnostic) {
        name = list.text(declaration.nameToken)
        let members = declaration.members(list)
        var properties: [(ModelProperty, String)] = []
        for variable in members.variables {
            if let constant = Self.uninitializedConstant(variable, list) {
                throw list.diagnostic(
                    "'\(list.name(constant))' cannot be a constant: SwiftData sets it when it reads the object. Declare it with 'var'",
                    at: constant)
            }
            guard let property = ModelProperty(variable, list) else { continue }
            properties.append((property, property.metadata(of: name, list)))
        }
        self.properties = properties
        hasOwnID = members.variables.contains { list.name($0.nameToken) == "id" }
        uniqueConstraints = members.macros.filter { list.name(list.endOfQualifiedName(from: $0 + 1)) == "Unique" }
            .compactMap { macro in
                var index = macro
                while index < list.count, list.text(index) != "(" { index += 1 }
                return list.partner(of: index).map { list.text(ofTokens: index + 1..<$0) }
            }
    }

    /// The name of a constant without a value.
    private static func uninitializedConstant(_ variable: VariableDeclaration, _ list: TokenList) -> Int? {
        guard list.text(variable.head.end) == "let", variable.initialValue == nil, !variable.head.modifiers.contains("static"),
            !variable.head.attributes.contains(where: { $0.name == "Transient" })
        else { return nil }
        return variable.nameToken
    }

    /// The key paths to the identifier of an object. A class can have an `id` of its own.
    private var identifierPaths: String {
        let names = hasOwnID ? ["persistentModelID"] : ["persistentModelID", "id"]
        return names.map { "\\\(name).\($0)" }.joined(separator: ", ")
    }

    var members: String {
        let cases = properties.isEmpty ? "" : "case " + properties.map(\.property.name).joined(separator: ", ")
        let markers = properties.map { "    \($0.property.markerName) = MartletModels._ModelMarker()\n" }.joined()
        let unique =
            uniqueConstraints.isEmpty
            ? ""
            : "\npublic static var _uniqueConstraints: [[AnyKeyPath]] {"
                + " let paths: [[PartialKeyPath<\(name)>]] = [\(uniqueConstraints.joined(separator: ", "))]; return paths }"
        return """
            private enum _ModelProperties: Int { \(cases) }
            @MartletModels.Transient public var _modelState: MartletModels._ModelState = MartletModels._ModelState(\(name)._modelPlan)
            public static let _modelPlan: MartletModels._ModelPlan = MartletModels._ModelPlan(\(name).self)
            public static var schemaMetadata: [MartletModels.Schema.PropertyMetadata] {
                [
            \(properties.map { "        \($0.metadata),\n" }.joined())    ]
            }
            public static var _identifierPaths: [AnyKeyPath] { [\(identifierPaths)] }\(unique)
            public required init(_modelState: MartletModels._ModelState) {
            \(markers)    self._modelState = _modelState
            }
            """
    }
}

/// A stored variable of a class with `@Model`, which is kept in the store.
private struct ModelProperty {
    private let variable: VariableDeclaration
    let name: String

    /// Returns `nil` if the tokens do not declare such a variable.
    init?(_ list: TokenList) {
        guard let variable = VariableDeclaration(list) else { return nil }
        self.init(variable, list)
    }

    init?(_ variable: VariableDeclaration, _ list: TokenList) {
        guard list.text(variable.head.end) == "var",
            !variable.head.modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }),
            !variable.head.attributes.contains(where: { ["Transient", "_ModelProperty"].contains($0.name) })
        else { return nil }
        if let accessors = variable.accessors, !["didSet", "willSet"].contains(list.text(accessors + 1)) { return nil }
        self.variable = variable
        name = list.text(variable.nameToken)
    }

    /// A variable that is known to be one, whatever attributes it has.
    init?(marked list: TokenList) {
        guard let variable = VariableDeclaration(list) else { return nil }
        self.variable = variable
        name = list.text(variable.nameToken)
    }

    /// The name of the stored property that stands for this one while an object is initialized.
    var markerName: String { "_" + (name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name) }

    /// An optional variable without a value begins as `nil`, as elsewhere: so does its marker.
    func marker(_ list: TokenList) -> String {
        let type = variable.type.map { list.text(ofTokens: $0) } ?? ""
        let isOptional = variable.initialValue == nil && (type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<"))
        return "private var \(markerName): MartletModels._ModelMarker\(isOptional ? "?" : "")"
    }

    func accessors(_ list: TokenList) -> String {
        let index = "_ModelProperties.\(name).rawValue"
        return """
            {
                @storageRestrictions(accesses: _modelState, initializes: \(markerName))
                init(initialValue) {
                    _modelState._initialize(\(index), initialValue)
                    \(markerName) = MartletModels._ModelMarker()
                }
                get { _modelState._get(\(index), of: self, \\.\(name)) }
                set { _modelState._set(\(index), to: newValue, of: self, \\.\(name)) }
            }
            """
    }

    /// The description of the property for the schema, of a class with a name.
    func metadata(of type: String, _ list: TokenList) -> String {
        var description = "MartletModels.Schema.PropertyMetadata(name: \"\(list.name(variable.nameToken))\", keypath: \\\(type).\(name)"
        if let value = variable.initialValue { description += ", defaultValue: { \(list.text(ofTokens: value)) }" }
        for attribute in variable.head.attributes where ["Attribute", "Relationship"].contains(attribute.name) {
            let arguments = attribute.tokens.first { list.text($0) == "(" }.map { list.text(ofTokens: $0..<attribute.tokens.upperBound) }
            description += ", metadata: MartletModels.Schema.\(attribute.name)\(arguments ?? "()")"
        }
        return description + ")"
    }
}
