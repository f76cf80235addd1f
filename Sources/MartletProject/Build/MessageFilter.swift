/// Lets the compiler's errors pass, each once, and its warnings only if they are wanted.
struct MessageFilter {
    let showsAll: Bool
    private var isShowing = true
    private var seen: Set<String> = []

    init(showsAll: Bool) { self.showsAll = showsAll }

    /// Whether a line is shown. The lines that quote source follow the message to which they belong.
    mutating func passes(_ line: String) -> Bool {
        guard !showsAll else { return true }
        if line.hasPrefix("error: emit-module command failed") || line.hasPrefix("error: ExitCode") {
            isShowing = false
        } else if line.contains(": error: ") || line.hasPrefix("error: ") {
            // The compiler repeats an error for each job that meets it.
            isShowing = seen.insert(line).inserted
        } else if line.contains(": warning: ") || line.hasPrefix("warning: ") || line.contains(": remark: ") {
            isShowing = false
        } else if line.contains(": note: ") {
            return isShowing
        }
        return isShowing
    }
}
