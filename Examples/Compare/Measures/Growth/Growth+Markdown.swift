extension Comparison {
    /// The code of the apps of `Examples/Growth`, and what a topic more costs.
    var growthTable: [[String]] {
        [
            [""] + Growth.counts.map { "lines, N = \($0)" }
                + ["types, N = 40", "a screen more: new files / lines", "edited files / lines", "conflicts of two"]
        ]
            + growth.map { growth in
                let last = growth.points.last
                let addition = last?.addition
                return [growth.title] + growth.points.map { "\($0.lines)" } + [
                    "\(last?.types ?? 0)", "\(addition?.newFiles ?? 0) / \(addition?.newLines ?? 0)",
                    "\(addition?.editedFiles ?? 0) / \(addition?.editedLines ?? 0)", "\(addition?.conflicts ?? 0)",
                ]
            }
    }

    /// The files that are compiled anew after a change of the apps of `Examples/Growth`.
    var rebuildTable: [[String]] {
        [
            ["", "files"]
                + ["a view's body", "a state's property", "a screen more"].flatMap { change in Growth.ends.map { "\(change), N = \($0)" } }
        ]
            + growth.map { growth in
                let ends = growth.points.filter { Growth.ends.contains($0.topics) }
                return [growth.title, ends.map { "\($0.files)" }.joined(separator: " – ")]
                    + [\GrowthRebuilt.body, \.state, \.topic].flatMap { change in ends.map { "\($0.rebuilt[keyPath: change])" } }
            }
    }

    /// What an action costs the apps of `Examples/Growth`, and their memory.
    var growthRuntimeTable: [[String]] {
        [
            [""] + Growth.ends.map { "evaluations, N = \($0)" } + Growth.ends.map { "on four screens, N = \($0)" }
                + Growth.counts.map { "kB, N = \($0)" } + ["noise"]
        ]
            + growth.map { growth in
                let ends = growth.points.filter { Growth.ends.contains($0.topics) }.map(\.runtime)
                let noise = Double(growth.points.map(\.runtime.noise).max() ?? 0) / 1000
                return [growth.title] + ends.map { "\($0.alone)" } + ends.map { "\($0.onFive)" }
                    + growth.points.map { "\(($0.runtime.bytes + 500) / 1000)" } + [noise.short]
            }
    }
}

extension Growth {
    /// The smallest and the largest app that is measured.
    static let ends = [5, 40]
}
