/// One version of an app's classes.
public protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

extension Schema {
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// How the store of an older version of an app becomes that of the newest.
public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step from one version to the next. Tables and columns follow the classes by themselves.
///
/// The code of a custom step gets a context of the classes before the step, and then one of those after it. It saves what it changes.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)

    var from: any VersionedSchema.Type {
        switch self {
        case .lightweight(let version, _), .custom(let version, _, _, _): version
        }
    }

    var to: any VersionedSchema.Type {
        switch self {
        case .lightweight(_, let version), .custom(_, let version, _, _): version
        }
    }
}
