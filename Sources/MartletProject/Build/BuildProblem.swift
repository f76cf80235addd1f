/// An error that kept an app from being built, with its place in the user's file.
public struct BuildProblem: Hashable, Sendable, Encodable {
    public var text: String
    /// The path to show, relative to the project's folder if the file is in it.
    public var file: String?
    /// The whole path.
    public var path: String?
    public var line: Int?
    public var column: Int?
    /// The lines of the source around the place, as the compiler prints them.
    public var source: String?

    public init(_ text: String, path: String? = nil, line: Int? = nil, column: Int? = nil, source: String? = nil) {
        self.text = text
        file = path
        self.path = path
        self.line = line
        self.column = column
        self.source = source
    }

    public init(_ notice: Notice) { self.init(notice.message, path: notice.file, line: notice.line) }

    /// Reads errors from the messages of the compiler and of the package manager.
    init?(message: String) {
        if let match = message.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/) {
            self.init(String(match.4), path: String(match.1), line: Int(match.2), column: Int(match.3))
        } else if let match = message.wholeMatch(of: /error: (.*)/) {
            self.init(String(match.1))
        } else {
            return nil
        }
    }

    /// Reads the errors in the lines of a build, each with the lines of the source that follow it.
    static func problems(in lines: [String]) -> [BuildProblem] {
        var problems: [BuildProblem] = []
        var isOpen = false
        for line in lines {
            if let problem = BuildProblem(message: line) {
                problems.append(problem)
                isOpen = true
            } else if [": warning: ", ": note: ", ": remark: "].contains(where: line.contains) {
                isOpen = false
            } else if isOpen, let last = problems.indices.last {
                problems[last].source = problems[last].source.map { $0 + "\n" + line } ?? line
            }
        }
        return problems
    }
}
