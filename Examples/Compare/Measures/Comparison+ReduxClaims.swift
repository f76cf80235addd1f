import QBChatPorts

extension Comparison {
    /// The claims about Redux. Each is measured on the store of the article, which scenes observe as a whole, and on one that they observe by path.
    var reduxClaims: [Claim] {
        [
            Claim(
                "D7", "With one store every action evaluates every view", by: "the store",
                reactionCases(\.evaluatedViews, of: \.views, "views")),
            Claim(
                "D7", "With one store every action evaluates every row", by: "the store",
                reactionCases(\.evaluatedCells, of: \.cells, "rows")),
            Claim("D7", "With one store an action costs more, the more rows there are", by: "the store", sweepCases),
            Claim("D7", "Redux evaluates more views than Model-View", by: "the action and the store", actionCases),
            Claim(
                "D7", "Redux keeps more nodes alive for the same chat", by: "the store",
                against([.modelView, .viewState, .services], "nodes", { $0.runtime.life.inChat.nodes }, holds: >)),
            Claim(
                "D7", "Redux needs more memory for a session", by: "the port",
                against(
                    [.modelView, .viewState, .services], "kB", { $0.runtime.footprint.bytes.atList.kilobytes },
                    holds: Self.isClearlyMore(_:than:))),
            Claim(
                "D7", "One store contains more state that no view reads", by: "the port",
                against(
                    [.modelView, .viewState, .services], "fields kept but not read", { $0.runtime.reach.held - $0.runtime.reach.read },
                    holds: Self.isClearlyMore(_:than:))),
            Claim(
                "D7", "With Redux the most code can be tested without views", by: "the store",
                against(
                    [.modelView, .viewState, .services, .coordinators], "% of the lines tested without views",
                    { $0.source.testedWithoutViews.percent }, holds: >)),
            Claim(
                "D7", "With Redux the state of closed screens stays in memory", by: "the store",
                stores { redux in
                    let reach = redux.runtime.reach
                    return Claim.Case(redux.title, "\(reach.left) fields of \(reach.visited) closed chats", holds: reach.left > 0)
                }),
            Claim(
                "D7", "Redux is consistent: one value contains all state", by: "the store",
                stores { redux in
                    let listeners = redux.runtime.life.inChat.listeners
                    return Claim.Case(
                        redux.title, "one state for all screens, \(listeners) subscription for two",
                        holds: redux.source.hasGlobalState && listeners == 1)
                }),
            Claim(
                "D7", "With Redux a scene cannot be tested or replaced alone", by: "the store",
                stores { redux in
                    let isAlone = redux.source.isPartExchangeable
                    return Claim.Case(
                        redux.title, isAlone ? "its screens mention no logic" : "its scenes name the store of the whole app",
                        holds: !isAlone)
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
