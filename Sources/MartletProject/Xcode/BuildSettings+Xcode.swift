import Foundation

extension BuildSettings {
    /// Reads the settings of a target, in the configuration of that name or else in the first.
    init(_ target: ProjectObjects.Object, in project: XcodeProject, configuration: String) throws {
        let objects = project.objects
        var layers: [Layer] = []
        for owner in [target, objects.root] {
            guard let list = objects[owner["buildConfigurationList"]] else { continue }
            let all = objects.objects("buildConfigurations", of: list)
            guard let chosen = all.first(where: { $0["name"] == configuration }) ?? all.first else { continue }
            layers.append(Self.layer(chosen.table("buildSettings").compactMapValues(Self.text), configuration: configuration))
            if let file = Self.configurationFile(of: chosen, in: project) {
                layers.append(Self.layer(try ConfigurationFile.settings(in: file), configuration: configuration))
            }
        }
        let name = target["name"] ?? ""
        layers.append([
            "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_NAME": project.name,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "CONFIGURATION": configuration,
            "SRCROOT": project.folder.path, "PROJECT_DIR": project.folder.path, "SOURCE_ROOT": project.folder.path,
            "DEVELOPMENT_LANGUAGE": objects.root["developmentRegion"] ?? "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ])
        self.init(layers: layers)
    }

    /// A list is written with spaces between its words.
    private static func text(_ value: PropertyValue) -> String? {
        value.text ?? value.list?.compactMap(\.text).map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }

    private static func configurationFile(of configuration: ProjectObjects.Object, in project: XcodeProject) -> URL? {
        if let reference = configuration["baseConfigurationReference"] { return project.files.places[reference] }
        // A file in a synchronized folder is named by its path in it.
        guard let anchor = configuration["baseConfigurationReferenceAnchor"], let folder = project.files.places[anchor],
            let path = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return folder.appending(path: path)
    }
}

extension CompilerSettings {
    init(_ settings: BuildSettings) {
        let version = settings["SWIFT_VERSION"].flatMap { Double($0) } ?? 5
        languageMode = version >= 6 ? .v6 : .v5
        isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        declaresAssets = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
        extendsColor = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        declaresStrings = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        conditions = (settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + Self.conditions(in: flags)).filter { $0 != "DEBUG" }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        upcomingFeatures = Self.upcomingFeatures(settings, flags: flags).filter { !(languageMode == .v6 && Self.partOfSwift6.contains($0)) }
    }

    private static func conditions(in flags: [String]) -> [String] {
        flags.enumerated().compactMap { index, flag in
            if flag == "-D" { return flags.indices.contains(index + 1) ? flags[index + 1] : nil }
            return flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
        }
    }

    private static func upcomingFeatures(_ settings: BuildSettings, flags: [String]) -> [String] {
        var features: [String] = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachableConcurrency : []
        features += settings.names(withPrefix: "SWIFT_UPCOMING_FEATURE_").filter(settings.isOn).compactMap { name in
            // Xcode's name has words in capitals, the compiler's none: MEMBER_IMPORT_VISIBILITY is MemberImportVisibility.
            name.dropFirst("SWIFT_UPCOMING_FEATURE_".count).split(separator: "_").map { spelled[String($0)] ?? $0.capitalized }.joined()
        }
        for (flag, name) in zip(flags, flags.dropFirst()) where flag == "-enable-upcoming-feature" { features.append(name) }
        return Array(Set(features).intersection(known)).sorted()
    }

    private static let spelled = ["SENDABLE": "Sendable", "URL": "URL", "OBJC": "ObjC"]
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
    ]
    private static let partOfSwift6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain",
        "ImportObjcForwardDeclarations",
        "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures",
        "ImplicitOpenExistentials",
        "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability",
    ]
    private static let known =
        partOfSwift6.union(["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]).union(approachableConcurrency)
}
