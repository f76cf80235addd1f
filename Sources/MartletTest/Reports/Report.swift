#if canImport(Testing)
private import Testing
#endif
#if canImport(XCTest)
private import XCTest
#endif

/// Tells whoever runs the test that something is not as it should be: Swift Testing or XCTest.
enum Report {
    static func issue(_ message: String, at site: CallSite) {
        #if canImport(Testing)
        let path = String(describing: site.file)
        // Swift Testing names a file by its module and its name; a package's folders are called as its modules are.
        let id = path.split(separator: "/").suffix(2).joined(separator: "/")
        let location = SourceLocation(fileID: id.contains("/") ? id : "Tests/\(id)", filePath: path, line: Int(site.line), column: 1)
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        if Test.current != nil { return }
        #endif
        #if canImport(XCTest)
        // Does nothing while no XCTest case runs; the record above does nothing while one does.
        XCTFail(message, file: site.file, line: site.line)
        #endif
    }
}
