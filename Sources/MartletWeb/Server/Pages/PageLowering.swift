import MartletElements

/// Converts the elements of a session into a page, and changes of the elements into patches of that page.
///
/// One lowering serves all sessions. It stores data about a session in that session's tree.
@MainActor
public protocol PageLowering {
    /// Returns the complete HTML of the first paint. It must contain the data of the shell, as described in `docs/protocol.md`.
    func page(of tree: ElementTree, shell: PageShell) -> String
    /// Returns the HTML of all content of a session, for a page that was disconnected too long to catch up. It replaces everything lowered
    /// before.
    func content(of tree: ElementTree) -> String
    /// Returns the patches for one turn: a JSON array, `[]` if there are none.
    ///
    /// `outcome` must be the last one that the tree has taken.
    func patches(for outcome: Outcome, of tree: ElementTree) -> String
}

/// The data of a page outside its elements.
public struct PageShell: Hashable, Sendable {
    /// The protocol version of this server.
    public static let protocolVersion = 1

    /// The session's id, in the page as `data-session`.
    public var session: String
    /// The number of the last frame that the page's content includes, in the page as `data-seq`.
    public var sequence: Int
    /// The protocol version, in the page as `data-version`.
    public var version: Int
    /// The title, if the session has set one.
    public var title: String?
    /// The appearance, if the session has set one.
    public var colorScheme: ClientTraits.Appearance?
    /// The language of the page: a BCP 47 tag.
    public var locale: String
    /// The URLs of the resources by name: `client.js`, `extras.js`, `symbols.svg`.
    public var resources: [String: String]
    /// The nonce of the page's `style` element, if the page's security policy allows one.
    public var styleNonce: String?

    public init(
        session: String, sequence: Int, version: Int = PageShell.protocolVersion, title: String? = nil,
        colorScheme: ClientTraits.Appearance? = nil, locale: String = "en-US", resources: [String: String] = [:],
        styleNonce: String? = nil
    ) {
        self.session = session
        self.sequence = sequence
        self.version = version
        self.title = title
        self.colorScheme = colorScheme
        self.locale = locale
        self.resources = resources
        self.styleNonce = styleNonce
    }
}
