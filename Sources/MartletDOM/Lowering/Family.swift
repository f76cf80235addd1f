import Synchronization

/// Kinds of elements that share a style sheet and a script. A page loads both when it first shows an element of one of these kinds.
///
///     extension Family {
///         static let ratings = Family("ratings", style: PackageResources.ratings_css, script: PackageResources.ratings_js)
///     }
///
/// The script is a module. Its default export is called once per element, with the element's core node and an API of the page's own script:
/// `(node, page) => void`. See `docs/families.md`.
public final class Family: Sendable {
    let name: String
    package let style: Resource?
    package let script: Resource?
    private let frame: Resource?

    /// - Parameters:
    ///   - name: The name of the family and of its files, such as `ratings.css` and `ratings.js`. It must be unique in the process.
    ///   - style: A style sheet, in UTF-8.
    ///   - script: A module, in UTF-8.
    ///   - frame: A document for frames, in UTF-8. It is in a sandbox: whatever it shows and runs can reach neither the page nor what the page
    ///     stores.
    public init(_ name: String, style: [UInt8]? = nil, script: [UInt8]? = nil, frame: [UInt8]? = nil) {
        self.name = name
        self.style = style.map { Resource(name + ".css", contentType: "text/css; charset=utf-8", bytes: $0) }
        self.script = script.map { Resource(name + ".js", contentType: "text/javascript; charset=utf-8", bytes: $0) }
        self.frame = frame.map { Resource(name + ".html", contentType: "text/html; charset=utf-8", bytes: $0) }
    }

    /// The address of the document for frames.
    package var frameAddress: String? { frame?.address }

    /// The kinds of MartletElements. Every page has their style sheet.
    package static let standard = Family("style", style: Array(StyleSheet.text.utf8))

    var isStandard: Bool { self === Self.standard }
}

extension Family {
    private static let published = Mutex<[String: Family]>([:])

    /// Registers the family's files, so that the host serves them.
    func publish() {
        let other = Self.published.withLock { families in
            defer { families[name] = self }
            return families[name]
        }
        precondition(other == nil || other === self, "There are two families called '\(name)'.")
    }

    /// Returns a file of a registered family: `ratings.css`.
    package static func file(named file: String) -> Resource? {
        guard let dot = file.lastIndex(of: ".") else { return nil }
        let family = published.withLock { $0[String(file[..<dot])] }
        return [family?.style, family?.script, family?.frame].lazy.compactMap(\.self).first { $0.name == file }
    }
}
