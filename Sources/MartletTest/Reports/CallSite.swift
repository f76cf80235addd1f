/// The line of a test that a report refers to.
struct CallSite {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }
}
