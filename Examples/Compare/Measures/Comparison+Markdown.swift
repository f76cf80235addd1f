import QBChatPorts

extension Comparison {
    /// The results as Markdown tables.
    public var markdown: String {
        [
            section("What an action costs", costs),
            section("A message in the first of N chats", sweep), section("What a message concerns", reactions),
            section("Objects kept alive", holdings),
            section("Memory of a session", footprints),
            section("Analysis of the sources", sources), section("Differences", traits),
            section("A test of one scene", sceneTests), section("A favourite among N views", dinerSweep),
            section("Code by role", roleTable), section("One app, two interfaces", twinTable),
            section("What a change costs", changeTable),
            section("The code of N screens", growthTable), section("Files compiled anew", rebuildTable),
            section("N screens at run time", growthRuntimeTable),
            section("Claims", claimTable),
        ].joined(separator: "\n")
    }

    private func section(_ title: String, _ rows: [[String]]) -> String {
        guard let heading = rows.first else { return "" }
        let rule = heading.map { _ in "---" }
        return "### \(title)\n\n" + ([heading, rule] + rows.dropFirst()).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    private var costs: [[String]] {
        [[""] + ports.map(\.title)]
            + Workload.allCases.map { workload in
                [workload.title] + ports.map { port in port.runtime[workload]?.text ?? "–" }
            }
    }

    private var sweep: [[String]] {
        [["port"] + SweepPoint.counts.map { "N = \($0)" }]
            + ports.map { port in [port.title] + port.runtime.sweep.map { String($0.cost.evaluations) } }
    }

    private var reactions: [[String]] {
        [["port", "views mounted", "evaluated", "rows mounted", "evaluated"]]
            + ports.map { port in
                let reaction = port.runtime.reaction
                return [port.title] + [reaction.views, reaction.evaluatedViews, reaction.cells, reaction.evaluatedCells].map(String.init)
            }
    }

    private var holdings: [[String]] {
        [
            [
                "port", "nodes at the list", "in a chat", "after 10,000 messages", "back at the list", "listeners in a chat",
                "of 200 sessions", "after close",
            ]
        ]
            + ports.map { port in
                let life = port.runtime.life
                return [
                    port.title, "\(life.atList.nodes)", "\(life.inChat.nodes)", "\(life.afterActions.nodes)", "\(life.backAtList.nodes)",
                    "\(life.inChat.listeners)", "\(port.runtime.sessions.listeners)", "\(life.listenersAfterClose)",
                ]
            }
    }

    private var footprints: [[String]] {
        [
            [
                "port", "objects created for the list", "for a chat", "for a list of 1,000", "fields of state", "read", "left of 50 chats",
                "kB at the list",
                "in a chat",
                "after 10,000 messages", "after close", "noise",
            ]
        ]
            + ports.map { port in
                let (footprint, reach) = (port.runtime.footprint, port.runtime.reach)
                let bytes = [footprint.bytes.atList, footprint.bytes.inChat, footprint.bytes.afterActions, footprint.bytes.afterClose]
                let noise = (Double(footprint.bytes.noise) / 1000).short
                return [
                    port.title, footprint.list.text, footprint.chat.text, footprint.longList.text, "\(reach.held)", "\(reach.read)",
                    "\(reach.left)",
                ] + bytes.map { "\($0.kilobytes)" } + [noise]
            }
    }

    private var twinTable: [[String]] {
        [["Countries", "lines of its own", "shared lines"]] + twins.map { [$0.title, "\($0.lines)", "\($0.sharedLines)"] }
    }

    private var sources: [[String]] {
        let rows: [(String, (PortSource) -> String)] = [
            ("lines of its own", { "\($0.lines)" }), ("with the screens it uses", { "\($0.linesWithScreens)" }),
            ("types", { "\($0.types)" }), ("views", { "\($0.views)" }), ("longest view, lines", { "\($0.longestView)" }),
            ("objects a view mentions, mean", { $0.viewFanOut.short }), ("modules out / in", { "\($0.modulesOut) / \($0.modulesIn)" }),
            ("code free of views", { "\($0.testableWithoutViews.percent) %" }),
            ("lines tested without views", { "\($0.testedWithoutViews.percent) %" }),
        ]
        return [[""] + ports.map(\.title)] + rows.map { row in [row.0] + ports.map { row.1($0.source) } }
    }

    private var traits: [[String]] {
        func names(_ names: [String]) -> String { names.isEmpty ? "–" : names.joined(separator: ", ") }
        let rows: [(String, (PortTraits) -> String)] = [
            ("types in which the states of both screens meet", { names($0.globalStates) }),
            ("views that have the service", { names($0.viewsWithService) }),
            ("what keeps other logic from the screen of a chat", { names($0.obstacles) }),
        ]
        return [[""] + ports.map(\.title)] + rows.map { row in [row.0] + ports.map { row.1($0.traits) } }
    }

    private var sceneTests: [[String]] {
        [["port", "lines", "types", "modules"]]
            + ports.map { port in
                let scene = port.source.scene
                return [port.title, "\(scene.lines)", scene.types.joined(separator: ", "), scene.modules.joined(separator: ", ")]
            }
    }

    private var dinerSweep: [[String]] {
        [[""] + SweepPoint.counts.map { "N = \($0)" }]
            + DinerSweep.allCases.map { sweep in [sweep.title] + (diner[sweep.rawValue] ?? []).map { String($0.cost.evaluations) } }
    }

    private var roleTable: [[String]] {
        [["system", "role", "types", "lines", "lines with decisions"]]
            + roles.map { [$0.system, $0.role, "\($0.types)", "\($0.lines)", "\($0.decisions)"] }
    }

    private var changeTable: [[String]] {
        [[""] + ports.map(\.title)]
            + changes.filter { $0.port == ports.first?.port }.map { change in
                [change.title]
                    + ports.map { port in changes.first { $0.change == change.change && $0.port == port.port }?.text ?? "–" }
            }
    }

    private var claimTable: [[String]] {
        [["", "claim", "verdict", "said by", "because"]]
            + claims.map { claim in
                let cases = claim.cases.map { "\($0.place): \($0.finding)" }.joined(separator: "; ")
                return [claim.feature, claim.text, claim.verdictTitle, claim.source.markdown, cases]
            }
    }
}

extension Cost {
    /// The cost of one action for a table: `3 (1) / 1 / 40`.
    var text: String {
        let idle = actions == 0 ? "0" : (Double(idle) / Double(actions)).short
        return "\(evaluationsPerAction.short) (\(idle)) / \(operationsPerAction.short) / \(bytesPerAction?.short ?? "–")"
    }
}

extension Footprint.ObjectCount {
    /// The count for a table: `7 (4)`, all objects and the port's own.
    var text: String { "\(total) (\(own))" }
}

extension ChangeCost {
    /// The cost for a table: `3 / 39 (12) / 2 / 5`, which are files, lines, those of the port alone, modified and rebuilt modules.
    var text: String { "\(files) / \(lines) (\(ownLines)) / \(modules.count) / \(rebuilt.count)" }
}
