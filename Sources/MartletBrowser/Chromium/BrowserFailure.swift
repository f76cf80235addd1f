/// Why the browser cannot do what a test asks for.
package struct BrowserFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
