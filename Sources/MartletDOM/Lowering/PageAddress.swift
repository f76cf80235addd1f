/// Where pages find the files that they load. Whoever serves the pages serves these.
package enum PageAddress {
    /// Holds all of them.
    package static let folder = "/_martlet/"
    /// The system symbols that apps use most.
    package static let symbols = folder + "symbols.svg"
}
