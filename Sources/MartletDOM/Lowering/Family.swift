import Synchronization

/// Kinds of elements that share a style sheet and a script. A page loads both when it first shows an element of one of the kinds.
///
///     extension Family {
///         static let ratings = Family("ratings", style: PackageResources.ratings_css, script: PackageResources.ratings_js)
///     }
///
/// The script is a module. Its default export is called once with the core node of each element, and with what the page's own script lends it:
/// `(node, page) => void`. `docs/families.md` has the rest.
public final class Family: Sendable {
    let name: String
    package let style: Resource?
    package let script: Resource?

    /// - Parameters:
    ///   - name: Also that of its files: `ratings.css` and `ratings.js`. No other family of the process has it.
    ///   - style: A style sheet, in UTF-8.
    ///   - script: A module, in UTF-8.
    public init(_ name: String, style: [UInt8]? = nil, script: [UInt8]? = nil) {
        self.name = name
        self.style = style.map { Resource(name + ".css", contentType: "text/css; charset=utf-8", bytes: $0) }
        self.script = script.map { Resource(name + ".js", contentType: "text/javascript; charset=utf-8", bytes: $0) }
    }

    /// The kinds that MartletElements defines. Their style sheet is on each page.
    package static let standard = Family("style", style: Array(StyleSheet.text.utf8))

    var isStandard: Bool { self === Self.standard }
}

extension Family {
    private static let published = Mutex<[String: Family]>([:])

    /// Has the host serve the family's files.
    func publish() {
        let other = Self.published.withLock { families in
            defer { families[name] = self }
            return families[name]
        }
        precondition(other == nil || other === self, "There are two families called '\(name)'.")
    }

    /// The file of a family that has elements by now: `ratings.css`.
    package static func file(named file: String) -> Resource? {
        guard let dot = file.lastIndex(of: ".") else { return nil }
        let family = published.withLock { $0[String(file[..<dot])] }
        return [family?.style, family?.script].lazy.compactMap(\.self).first { $0.name == file }
    }
}
