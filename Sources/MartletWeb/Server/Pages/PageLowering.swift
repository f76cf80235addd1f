import MartletElements

/// Turns the elements of a session into a page, and what changes in them into patches of that page.
///
/// One lowering serves all sessions. What it notes about a session it notes in that session's tree.
@MainActor
public protocol PageLowering {
    /// The whole HTML of the first paint. What the shell names must be in it, as `docs/protocol.md` says.
    func page(of tree: ElementTree, shell: PageShell) -> String
    /// The HTML of all that a session shows, for a page that has been away for too long to catch up. Nothing that was lowered before
    /// counts any more.
    func content(of tree: ElementTree) -> String
    /// What a page has to do to follow one turn: a JSON array, `[]` when there is nothing to do.
    ///
    /// The outcome is the one that the tree has taken last.
    func patches(for outcome: Outcome, of tree: ElementTree) -> String
}

/// What surrounds the elements in a page.
public struct PageShell: Hashable, Sendable {
    /// The version of the protocol that this server speaks.
    public static let protocolVersion = 1

    /// Goes into the page as `data-session`.
    public var session: String
    /// The last frame that the page's content takes in; goes into the page as `data-seq`.
    public var sequence: Int
    /// Goes into the page as `data-version`.
    public var version: Int
    /// What the session wants to be called, when it has said so.
    public var title: String?
    /// The appearance that the session insists on.
    public var colorScheme: ClientTraits.Appearance?
    /// The language of the page: a BCP 47 tag.
    public var locale: String
    /// The addresses of the resources, each by its name: `client.js`, `extras.js`, `symbols.svg`.
    public var resources: [String: String]

    public init(
        session: String, sequence: Int, version: Int = PageShell.protocolVersion, title: String? = nil,
        colorScheme: ClientTraits.Appearance? = nil, locale: String = "en-US", resources: [String: String] = [:]
    ) {
        self.session = session
        self.sequence = sequence
        self.version = version
        self.title = title
        self.colorScheme = colorScheme
        self.locale = locale
        self.resources = resources
    }
}
