#if canImport(Testing)
private import Testing
#endif
#if canImport(XCTest)
private import XCTest
#endif

/// Records an issue in the test framework that runs the test: Swift Testing or XCTest.
enum Report {
    static func issue(_ message: String, at site: CallSite) {
        #if canImport(Testing)
        let path = String(describing: site.file)
        // Swift Testing identifies a file by module and name. In a package, the folder has the module's name.
        let id = path.split(separator: "/").suffix(2).joined(separator: "/")
        let location = SourceLocation(fileID: id.contains("/") ? id : "Tests/\(id)", filePath: path, line: Int(site.line), column: 1)
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        if Test.current != nil { return }
        #endif
        #if canImport(XCTest)
        // `XCTFail` does nothing unless an XCTest case is running, and `Issue.record` does nothing while one is.
        XCTFail(message, file: site.file, line: site.line)
        #endif
    }
}
