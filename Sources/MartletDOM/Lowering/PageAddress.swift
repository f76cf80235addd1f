/// The URL paths of the files that pages load. The server that serves the pages must serve these too.
package enum PageAddress {
    /// The folder of all these files.
    package static let folder = "/_martlet/"
    /// The sprite of the most used system symbols.
    package static let symbols = folder + "symbols.svg"
}
