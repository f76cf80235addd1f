import QBChatPorts

extension Comparison {
    /// The claims about Redux. Each is measured on the store of the article, which scenes observe as a whole, and on one that they observe by path.
    var reduxClaims: [Claim] { reduxEvaluationClaims + reduxStateClaims + reduxTestClaims }

    private var reduxEvaluationClaims: [Claim] {
        [
            Claim(
                "D7", "With one store every action evaluates every view", from: .article(.threeArchitectures), by: "the store",
                reactionCases(\.evaluatedViews, of: \.views, "views")),
            Claim(
                "D7", "With one store every action evaluates every row", by: "the store",
                reactionCases(\.evaluatedCells, of: \.cells, "rows")),
            Claim("D7", "With one store an action costs more, the more rows there are", by: "the store", sweepCases),
            Claim(
                "D7", "Redux evaluates more views than Model-View", from: .article(.threeArchitectures), by: "the action and the store",
                actionCases),
        ]
    }

    private var reduxStateClaims: [Claim] {
        [
            Claim(
                "D7", "Redux keeps more nodes alive for the same chat", by: "the store",
                against([.modelView, .viewState, .services], "nodes", { $0.runtime.life.inChat.nodes }, holds: >)),
            Claim(
                "D7", "Redux needs more memory for a session", from: .article(.threeArchitectures), by: "the port", memoryCases),
            Claim(
                "D7", "One store contains more state that no view reads, by more than 5 %", from: .article(.threeArchitectures),
                by: "the port",
                against(
                    [.modelView, .viewState, .services], "fields kept but not read", { $0.runtime.reach.held - $0.runtime.reach.read },
                    holds: { $0 * 20 > $1 * 21 })),
            Claim(
                "D7", "The state of closed screens stays in memory", by: "what the port drops when a screen closes",
                ports.map { port in
                    let reach = port.runtime.reach
                    return Claim.Case(
                        port.title, "\(reach.left) fields of \(reach.visited) closed chats, \(reach.leftOfFew) of \(reach.few)",
                        holds: reach.left > reach.leftOfFew)
                }),
            Claim(
                "D7", "Redux is consistent: one value contains all state",
                from: .quote(
                    .threeArchitectures,
                    "In Redux-like architectures, a global state is used to ensure consistency across all Views being kept in Stores."),
                by: "the store",
                stores { redux in
                    let (states, listeners) = (redux.traits.globalStates, redux.runtime.life.inChat.listeners)
                    return Claim.Case(
                        redux.title,
                        "\(states.formatted(.list(type: .and))) for all screens, \(listeners) subscription for two",
                        holds: states.count == 1 && listeners == 1)
                }),
        ]
    }

    private var reduxTestClaims: [Claim] {
        [
            Claim(
                "D7", "With Redux the most code can be tested without views", from: .article(.threeArchitectures), by: "the store",
                against(
                    [.modelView, .viewState, .services, .coordinators], "% of the lines tested without views",
                    { $0.source.testedWithoutViews.percent }, holds: >)),
            Claim(
                "D7", "With Redux a test of one scene has to make more", from: .article(.threeArchitectures),
                by: "what it is compared with",
                against(
                    [.modelView, .viewState, .services], "types to name in the test", { $0.source.scene.types.count }, holds: >)),
            Claim(
                "D7", "With Redux the logic of one scene cannot be replaced", by: "the store",
                stores { redux in
                    let obstacles = redux.traits.obstacles
                    let finding = obstacles.isEmpty ? "other logic compiles with it" : obstacles.joined(separator: "; ")
                    return Claim.Case(redux.title, finding, holds: !obstacles.isEmpty)
                }),
        ]
    }

    /// Returns one case for each of the two stores.
    private func stores(_ verify: (PortComparison) -> Claim.Case) -> [Claim.Case] {
        [ChatPort.literalRedux, .redux].compactMap { self[$0].map(verify) }
    }

    /// Compares a number of each of the two stores with those of other ports.
    private func against(
        _ others: [ChatPort], _ unit: String, _ value: (PortComparison) -> Int, holds: (Int, Int) -> Bool
    ) -> [Claim.Case] {
        [ChatPort.literalRedux, .redux].flatMap { own in
            against(own, others, unit, value, holds: holds).map { Claim.Case("\(own.title), and \($0.place)", $0.finding, holds: $0.holds) }
        }
    }

    /// Compares the bytes of each of the two stores with those of other ports. A difference within the noise of both decides nothing.
    private var memoryCases: [Claim.Case] {
        [ChatPort.literalRedux, .redux].compactMap { self[$0] }.flatMap { own in
            [ChatPort.modelView, .viewState, .services].compactMap { self[$0] }.map { other in
                let (bytes, others) = (own.runtime.footprint.bytes, other.runtime.footprint.bytes)
                let noise = bytes.noise + others.noise
                let difference = bytes.atList - others.atList
                let isDecided = abs(difference) > noise
                return Claim.Case(
                    "\(own.title), and \(other.title)",
                    "\(bytes.atList.kilobytes) kB against \(others.atList.kilobytes), \(isDecided ? "beyond" : "within") the noise of \(noise.formatted()) bytes",
                    holds: isDecided ? difference > 0 : nil)
            }
        }
    }

    /// Whether a message in one of 1,000 chats evaluates all that is mounted.
    private func reactionCases(_ evaluated: KeyPath<Reaction, Int>, of mounted: KeyPath<Reaction, Int>, _ what: String) -> [Claim.Case] {
        stores { redux in
            let (count, all) = (redux.runtime.reaction[keyPath: evaluated], redux.runtime.reaction[keyPath: mounted])
            return Claim.Case(redux.title, "\(count) of \(all) \(what)", holds: count >= all)
        }
    }

    /// Whether the evaluations grow with the number of listed chats.
    private var sweepCases: [Claim.Case] {
        stores { redux in
            let counts = redux.runtime.sweep.map { "\($0.cost.evaluations) at \($0.count)" }
            let (first, last) = (redux.runtime.sweep.first?.cost.evaluations ?? 0, redux.runtime.sweep.last?.cost.evaluations ?? 0)
            return Claim.Case(redux.title, "evaluations: \(counts.joined(separator: ", "))", holds: last > first)
        }
    }

    private var actionCases: [Claim.Case] {
        [ChatPort.literalRedux, .redux].flatMap { port in
            Workload.allCases.compactMap { workload in
                guard let own = self[port]?.runtime[workload]?.evaluationsPerAction,
                    let other = self[.modelView]?.runtime[workload]?.evaluationsPerAction
                else { return nil }
                return Claim.Case("\(port.title), \(workload.title)", "\(own.short) evaluations against \(other.short)", holds: own > other)
            }
        }
    }
}
