/// What a session needs to go on in another process: where the user is, and the state of the views.
public struct SessionSnapshot: Codable, Hashable, Sendable {
    /// A value of a view's state.
    public struct SavedValue: Codable, Hashable, Sendable {
        /// Identifies the property by all views, positions and row ids on the way to it.
        public var place: UInt64
        /// Identifies the property without positions: several properties can have the same.
        public var name: UInt64
        /// The value as JSON.
        public var json: String

        public init(place: UInt64, name: UInt64, json: String) {
            self.place = place
            self.name = name
            self.json = json
        }
    }

    /// The path and query in the address bar.
    public var location: String
    public var traits: ClientTraits
    public var values: [SavedValue]
    /// The first element id that the session has not used. The next process begins there, so that an event for an element of this one finds none.
    public var nextElement: Int
    /// The properties whose values cannot be saved, such as `Editor.draft: Draft`.
    public var unsaved: [String]

    public init(location: String, traits: ClientTraits, values: [SavedValue], nextElement: Int, unsaved: [String]) {
        self.location = location
        self.traits = traits
        self.values = values
        self.nextElement = nextElement
        self.unsaved = unsaved
    }
}
