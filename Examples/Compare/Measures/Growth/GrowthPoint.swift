/// The measurements of an app of one architecture, with a number of topics.
public struct GrowthPoint: Codable, Hashable, Sendable {
    /// The number of topics, each with a screen of its own.
    public var topics: Int
    /// The lines of code of the whole app, without the models and leaves that all architectures share.
    public var lines: Int
    public var types: Int
    public var files: Int
    /// What a topic more costs.
    public var addition: GrowthAddition
    /// The files that are compiled anew, of all files of the app.
    public var rebuilt: GrowthRebuilt
    /// The cost of marking an item as done.
    public var runtime: GrowthRuntime
}

/// What a topic more costs an app.
public struct GrowthAddition: Codable, Hashable, Sendable {
    /// The new files.
    public var newFiles: Int
    /// Their lines of code.
    public var newLines: Int
    /// The files that were there and are edited.
    public var editedFiles: Int
    /// The added lines in these.
    public var editedLines: Int
    /// The conflicts when two people add a topic each, and Git merges what they did.
    public var conflicts: Int
}

/// The files that are compiled anew after a change.
public struct GrowthRebuilt: Codable, Hashable, Sendable {
    /// After a change in the body of one screen's view.
    public var body: Int
    /// After a screen's state got a property more.
    public var state: Int
    /// After a topic was added, the new files included.
    public var topic: Int
}

/// What marking an item as done costs.
public struct GrowthRuntime: Codable, Hashable, Sendable {
    /// The evaluated bodies, when the topic's screen lies on the first one alone.
    public var alone: Int
    /// The evaluated bodies, when it lies on four other topics' screens.
    public var onFive: Int
    /// The bytes that a session holds at its first screen, after all topics were opened and left.
    public var bytes: Int
    /// How many bytes the measurements lie apart.
    public var noise: Int
}

/// The curve of an architecture.
public struct Growth: Codable, Hashable, Sendable {
    /// The raw value of its ``GrowthPort``.
    public var port: String
    public var points: [GrowthPoint]

    /// The name of the architecture for display.
    public var title: String { GrowthPort(rawValue: port)?.title ?? port }

    /// The numbers of topics that are measured.
    public static let counts = [5, 10, 20, 40]
}
