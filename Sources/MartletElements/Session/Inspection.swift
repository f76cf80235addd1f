/// What the author of an app can learn of an element: what the app says of it, and which views made it.
public struct Inspection: Codable, Equatable, Sendable {
    /// A view, or a modifier with a body, that the app declares.
    public struct View: Codable, Equatable, Sendable {
        /// The name of the type as its author writes it: `Row<String>`.
        public var name: String
        /// The stored properties in the order of their declaration.
        public var properties: [Property]

        public init(name: String, properties: [Property]) {
            self.name = name
            self.properties = properties
        }
    }

    /// A stored property of a view.
    public struct Property: Codable, Equatable, Sendable {
        /// The name in the source: `count`, not `_count`.
        public var name: String
        /// The property wrapper without `@`, or `nil`.
        public var wrapper: String?
        public var type: String
        /// The value as Swift prints it; long ones are cut.
        public var value: String
        /// The value as the text that ``SessionChannel/edit(_:)`` takes; `nil` if the property cannot be set.
        public var text: String?

        public init(name: String, wrapper: String?, type: String, value: String, text: String?) {
            self.name = name
            self.wrapper = wrapper
            self.type = type
            self.value = value
            self.text = text
        }
    }

    /// A new value for a property.
    public struct Edit: Hashable, Sendable {
        public var element: ElementID
        /// The index of the view in ``Inspection/views``.
        public var view: Int
        public var property: String
        /// The value as text: `true`, `2.5`, or the letters of a string.
        public var text: String

        public init(element: ElementID, view: Int, property: String, text: String) {
            self.element = element
            self.view = view
            self.property = property
            self.text = text
        }
    }

    /// The kind of the element: `button`.
    public var kind: String
    /// The text of the element, or the label that assistive technology reads.
    public var text: String?
    /// The modifiers of the element with their values, innermost first.
    public var modifiers: [String]
    /// The views that the element is part of, innermost first.
    public var views: [View]
    /// The environment values that were read for the element, other than by the app's own views: its font, its style.
    public var environment: [Property]

    public init(kind: String, text: String?, modifiers: [String], views: [View], environment: [Property] = []) {
        self.kind = kind
        self.text = text
        self.modifiers = modifiers
        self.views = views
        self.environment = environment
    }
}
