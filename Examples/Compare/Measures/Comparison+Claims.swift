import QBChatPorts

extension Comparison {
    /// All claims, each with the numbers that decide it.
    public var claims: [Claim] { modelViewClaims + reduxClaims + viewModelClaims + serviceClaims + moduleClaims }

    private func source(_ port: ChatPort) -> PortSource? { self[port]?.source }

    /// Compares one number of a port with that of each other.
    private func against(
        _ port: ChatPort, _ others: [ChatPort], _ unit: String, _ value: (PortComparison) -> Int, holds: (Int, Int) -> Bool
    ) -> [Claim.Case] {
        guard let own = self[port].map(value) else { return [] }
        return others.compactMap { other in
            self[other].map(value).map { Claim.Case(other.title, "\(own) \(unit) against \($0)", holds: holds(own, $0)) }
        }
    }

    private static func others(than port: ChatPort) -> [ChatPort] { ChatPort.allCases.filter { $0 != port } }

    private var modelViewClaims: [Claim] {
        let others = Self.others(than: .modelView)
        return [
            Claim(
                "D3", "Model-View takes the least code", by: "the port",
                against(.modelView, others, "lines", { $0.source.linesWithScreens }, holds: <)),
            Claim("D3", "Model-View evaluates least", by: "the action", evaluationCases(.modelView)),
            Claim(
                "D3", "In Model-View views grow massive", by: "the port",
                against(.modelView, others, "lines in the longest view", { $0.source.longestView }, holds: >)),
            Claim(
                "D3", "Model-View leaves the least that can be tested without views", by: "the port",
                against(
                    .modelView, others, "% of the code is free of views", { Int(($0.source.testableWithoutViews * 100).rounded()) },
                    holds: <)),
            Claim("D14", "A change is cheapest in Model-View", by: "the port", changeCases),
            Claim(
                "D3", "In Model-View a view is tied to what it gets its data from", by: "the port",
                [
                    Claim.Case("its views", "a service is called by a view", holds: source(.modelView)?.isLogicAbstracted == false)
                ]),
        ]
    }

    /// Whether a change takes no more lines in Model-View than in another port.
    private var changeCases: [Claim.Case] {
        let modelView = ChatPort.modelView.rawValue
        var cases: [Claim.Case] = []
        for other in changes where other.port != modelView {
            guard let own = changes.first(where: { $0.change == other.change && $0.port == modelView }) else { continue }
            let name = other.change.replacing("-", with: " ")
            let title = self[ChatPort(rawValue: other.port)]?.title ?? other.port
            cases.append(
                Claim.Case("\(name), \(title)", "\(own.lines) lines against \(other.lines)", holds: own.lines <= other.lines))
        }
        return cases
    }

    /// Whether a port evaluates no more than any other, for each thing that is done.
    private func evaluationCases(_ port: ChatPort) -> [Claim.Case] {
        Workload.allCases.compactMap { workload in
            let others = Self.others(than: port).compactMap { self[$0]?.runtime[workload]?.evaluationsPerAction }
            guard let own = self[port]?.runtime[workload]?.evaluationsPerAction, let least = others.min() else { return nil }
            return Claim.Case(
                workload.title, "\(own.short) evaluations against \(least.short)", holds: own <= least)
        }
    }

    private var reduxClaims: [Claim] {
        let sweep = self[.redux]?.runtime.sweep ?? []
        let least = sweep.first?.cost.evaluations ?? 0
        return [
            Claim(
                "D7", "With one store every action concerns every row",
                sweep.dropFirst().map { point in
                    Claim.Case("N = \(point.count)", "\(point.cost.evaluations) evaluations", holds: point.cost.evaluations > least)
                }),
            Claim(
                "D7", "Redux evaluates more than Model-View", by: "the action",
                Workload.allCases.compactMap { workload in
                    guard let own = self[.redux]?.runtime[workload]?.evaluationsPerAction,
                        let other = self[.modelView]?.runtime[workload]?.evaluationsPerAction
                    else { return nil }
                    return Claim.Case(workload.title, "\(own.short) evaluations against \(other.short)", holds: own > other)
                }),
            Claim(
                "D7", "Redux holds more to show the same chat", by: "the port",
                against(.redux, [.modelView, .viewState, .services], "nodes", { $0.runtime.life.inChat.nodes }, holds: >)),
            Claim(
                "D7", "With Redux what was opened stays in memory", by: "the place",
                self[.redux].map { redux in
                    [
                        Claim.Case(
                            "back at the list", "\(redux.runtime.life.backAtList.nodes) nodes, before \(redux.runtime.life.atList.nodes)",
                            holds: redux.runtime.life.backAtList.nodes > redux.runtime.life.atList.nodes),
                        Claim.Case(
                            "after \(redux.runtime.life.actions) messages",
                            "\(redux.runtime.life.afterActions.nodes) nodes, before \(redux.runtime.life.inChat.nodes)",
                            holds: redux.runtime.life.afterActions.nodes > redux.runtime.life.inChat.nodes),
                    ]
                } ?? []),
            Claim(
                "D7", "Redux is consistent: one value says all", by: "the port",
                [
                    Claim.Case("its state", "one value contains the states of all screens", holds: source(.redux)?.hasGlobalState == true),
                    Claim.Case(
                        "its subscriptions", "\(self[.redux]?.runtime.life.inChat.listeners ?? 0) for two screens",
                        holds: self[.redux]?.runtime.life.inChat.listeners == 1),
                ]),
            Claim(
                "D7", "With Redux a scene cannot be tested or exchanged by itself", by: "the port",
                [
                    Claim.Case("its screens", "they name no logic", holds: source(.redux)?.isPartExchangeable == false)
                ]),
        ]
    }

    private var viewModelClaims: [Claim] {
        [
            Claim(
                "D12", "With view states a screen's logic is hidden, and can be exchanged", by: "the port",
                [
                    Claim.Case("its screens", "they name a store, and no view model", holds: source(.viewState)?.isPartExchangeable == true)
                ]),
            Claim(
                "D12", "With view models there is no single truth", by: "the port",
                [
                    Claim.Case("its state", "no value contains all states", holds: source(.viewState)?.hasGlobalState == false),
                    Claim.Case(
                        "its subscriptions", "\(self[.viewState]?.runtime.life.inChat.listeners ?? 0) for two screens",
                        holds: (self[.viewState]?.runtime.life.inChat.listeners ?? 0) > 1),
                ]),
            Claim(
                "D12", "View models take more code than Model-View", by: "the port",
                against(.viewState, [.modelView], "lines", { $0.source.linesWithScreens }, holds: >)),
            Claim(
                "D12", "View models take more code than Redux", by: "the port",
                against(.viewState, [.redux], "lines", { $0.source.linesWithScreens }, holds: >)),
            Claim("C24", "Presenters decide little: at most one line in twenty", by: "the system", presenterCases),
            Claim("C24", "Who only builds and routes decides nothing", by: "the role", handingOnCases),
        ]
    }

    private var presenterCases: [Claim.Case] {
        roles.filter { $0.role == "Presenter" }.map { role in
            Claim.Case(role.system, "\(role.decisions) decisions in \(role.lines) lines", holds: role.decisions * 20 <= role.lines)
        }
    }

    /// Those who build, route and translate between the others: whether they decide anything at all.
    private var handingOnCases: [Claim.Case] {
        roles.filter { ["Router", "Builder", "Module", "Coordinator", "Root", "Adapter"].contains($0.role) }.map { role in
            Claim.Case(
                "\(role.role) of \(role.system)", "\(role.decisions) decisions in \(role.lines) lines", holds: role.decisions == 0)
        }
    }

    private var serviceClaims: [Claim] {
        let global = diner[DinerSweep.global.rawValue] ?? []
        let services = diner[DinerSweep.services.rawValue] ?? []
        return [
            Claim(
                "A8", "One global object makes each action cost what all views cost",
                global.map { point in
                    Claim.Case("N = \(point.count)", "\(point.cost.evaluations) evaluations", holds: point.cost.evaluations == point.count)
                }),
            Claim(
                "A8", "Services cost only what is concerned",
                zip(services, global).map { own, other in
                    Claim.Case(
                        "N = \(own.count)", "\(own.cost.evaluations) evaluations against \(other.cost.evaluations)",
                        holds: own.cost.evaluations < other.cost.evaluations)
                }),
            Claim(
                "A8", "A global object does for an action of at most 100 evaluations",
                global.map { point in
                    Claim.Case("N = \(point.count)", "\(point.cost.evaluations) evaluations", holds: point.cost.evaluations <= 100)
                }),
        ]
    }

    private var moduleClaims: [Claim] {
        [
            Claim(
                "B24", "With a composition root no feature knows another", by: "the module",
                features.filter { $0.module != "PokedexRoot" }.map { feature in
                    Claim.Case(feature.module, "imports \(feature.features.count) features", holds: feature.features.isEmpty)
                })
        ]
    }
}

extension Double {
    /// With one digit after the point, where it is not whole.
    var short: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
