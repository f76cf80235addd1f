/// A line-by-line difference of two texts: a minus marks lines of the first text only, a plus those of the second.
struct LineDifference: CustomStringConvertible {
    let description: String

    init(from old: String, to new: String) {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false)
        var removals: Set<Int> = []
        var insertions: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removals.insert(offset)
            case .insert(let offset, _, _): insertions.insert(offset)
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removals.contains(i) {
                lines.append("- \(old[i])")
                i += 1
            } else if j < new.count, insertions.contains(j) {
                lines.append("+ \(new[j])")
                j += 1
            } else {
                lines.append("  \(new[j])")
                i += 1
                j += 1
            }
        }
        description = lines.joined(separator: "\n")
    }
}
