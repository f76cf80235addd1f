import QBChatPorts

extension Comparison {
    /// All claims with their measurements.
    public var claims: [Claim] { modelViewClaims + reduxClaims + viewModelClaims + layerClaims + serviceClaims + moduleClaims }

    /// Compares a number of one port with those of the others.
    func against(
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
                "D3", "Model-View needs the least code", from: .article(.threeArchitectures), by: "the port",
                against(.modelView, others, "lines", { $0.source.linesWithScreens }, holds: <)),
            Claim(
                "D3", "Model-View evaluates the fewest views", from: .article(.threeArchitectures), by: "the action",
                evaluationCases(.modelView)),
            Claim(
                "D3", "Model-View leads to massive views", from: .article(.threeArchitectures), by: "the port",
                against(.modelView, others, "lines in the longest view", { $0.source.longestView }, holds: >)),
            Claim(
                "D3", "In Model-View the least code can be tested without views", from: .article(.threeArchitectures), by: "the port",
                against(
                    .modelView, others, "% of the lines tested without views", { $0.source.testedWithoutViews.percent },
                    holds: <)),
            Claim(
                "D3", "Model-View creates the fewest objects for a screen", by: "the port",
                against(
                    .modelView, others, "objects for the list and a chat",
                    { $0.runtime.footprint.list.total + $0.runtime.footprint.chat.total }, holds: <)),
            Claim("D14", "A change is cheapest in Model-View", by: "the change", changeCases),
            Claim(
                "D14", "Analytics can be added in the composition root alone", from: .article(.modules), by: "the port", rootCases),
            Claim(
                "D3", "In Model-View views have the logic",
                from: .quote(
                    .threeArchitectures,
                    "The Model-View architecture does not enforce abstraction of business logic from Views similar to the MVC architecture pattern with UIKit."
                ), by: "the port",
                self[.modelView].map { port in
                    let views = port.traits.viewsWithService
                    return [
                        Claim.Case("its views", "\(views.formatted(.list(type: .and))) have the service", holds: !views.isEmpty)
                    ]
                } ?? []),
        ]
    }

    /// Compares the number of changed lines in Model-View with the minimum of the other ports.
    private var changeCases: [Claim.Case] {
        changes.filter { $0.port == ChatPort.modelView.rawValue }.compactMap { own -> Claim.Case? in
            let others = changes.filter { $0.change == own.change && $0.port != own.port }
            guard let least = others.map(\.lines).min() else { return nil }
            return Claim.Case(own.title, "\(own.lines) lines against \(least)", holds: own.lines <= least)
        }
    }

    /// Whether a change modifies, of all existing files, only the port's root view.
    private var rootCases: [Claim.Case] {
        changes.filter { $0.change == "analytics" }.compactMap { change -> Claim.Case? in
            guard let port = ChatPort(rawValue: change.port) else { return nil }
            let names = change.edited.compactMap { $0.split(separator: "/").last.map { String($0).replacing(".swift", with: "") } }
            return Claim.Case(
                port.title, "changes \(names.formatted(.list(type: .and)))",
                holds: change.edited == ["\(port.target)/\(port.target)Port.swift"])
        }
    }

    /// Compares the number of evaluations of a port with the minimum of the others, for each action.
    private func evaluationCases(_ port: ChatPort) -> [Claim.Case] {
        Workload.allCases.compactMap { workload in
            let others = Self.others(than: port).compactMap { self[$0]?.runtime[workload]?.evaluationsPerAction }
            guard let own = self[port]?.runtime[workload]?.evaluationsPerAction, let least = others.min() else { return nil }
            return Claim.Case(
                workload.title, "\(own.short) evaluations against \(least.short)", holds: own <= least)
        }
    }

    private var viewModelClaims: [Claim] {
        [
            Claim(
                "D12", "With view states the logic of one screen can be replaced",
                from: .quote(
                    .threeArchitectures,
                    "Instead of a global state and global actions, ViewState MVVM creates a separate ViewModel interface for each View containing a State and different Inputs."
                ), by: "the port",
                self[.viewState].map { port in
                    let obstacles = port.traits.obstacles
                    let finding = obstacles.isEmpty ? "other logic compiles with it" : obstacles.joined(separator: "; ")
                    return [Claim.Case("the screen of a chat", finding, holds: obstacles.isEmpty)]
                } ?? []),
            Claim(
                "D12", "With view models there is no single source of truth", from: .article(.threeArchitectures), by: "the port",
                self[.viewState].map { port in
                    let (states, listeners) = (port.traits.globalStates, port.runtime.life.inChat.listeners)
                    return [
                        Claim.Case("its state", "\(states.count) values with the states of both screens", holds: states.isEmpty),
                        Claim.Case("its subscriptions", "\(listeners) for two screens", holds: listeners > 1),
                    ]
                } ?? []),
            Claim(
                "D12", "View models need more code than Model-View", from: .article(.threeArchitectures), by: "the port",
                against(.viewState, [.modelView], "lines", { $0.source.linesWithScreens }, holds: >)),
            Claim(
                "D12", "View models create more objects for a screen than one store", by: "the screen",
                self[.viewState].flatMap { models in
                    self[.redux].map { redux in
                        zip(
                            ["the list", "a chat"],
                            [
                                (models.runtime.footprint.list, redux.runtime.footprint.list),
                                (models.runtime.footprint.chat, redux.runtime.footprint.chat),
                            ]
                        ).map { place, counts in
                            Claim.Case(place, "\(counts.0.total) objects against \(counts.1.total)", holds: counts.0.total > counts.1.total)
                        }
                    }
                } ?? []),
            Claim(
                "D12", "View models need more code than Redux", from: .article(.threeArchitectures), by: "the store",
                against(.viewState, [.literalRedux, .redux], "lines", { $0.source.linesWithScreens }, holds: >)),
            Claim(
                "D10", "A list creates an object for each row, visible or not", by: "the port",
                ports.map { port in
                    let count = port.runtime.footprint.longList.total
                    return Claim.Case(port.title, "\(count) objects for 1,000 rows", holds: count >= 1000)
                }),
            Claim("C25", "The same app with view models needs the same amount of code, within 2 %", by: "the system", twinCases),
            Claim(
                "C24", "Presenters decide little: at most one line in twenty has a decision", from: .article(.clean), by: "the system",
                presenterCases),
            Claim("C24", "Builders and routers decide nothing", from: .article(.clean), by: "the role", handingOnCases),
        ]
    }

    /// Compares the sizes of the two interfaces of an app, including shared code.
    private var twinCases: [Claim.Case] {
        guard let first = twins.first, let second = twins.last else { return [] }
        let (one, other) = (first.lines + first.sharedLines, second.lines + second.sharedLines)
        return [
            Claim.Case("Countries", "\(other) lines against \(one)", holds: Double(abs(other - one)) <= 0.02 * Double(min(one, other)))
        ]
    }

    private var presenterCases: [Claim.Case] {
        roles.filter { $0.role == "Presenter" }.map { role in
            Claim.Case(role.system, "\(role.decisions) decisions in \(role.lines) lines", holds: role.decisions * 20 <= role.lines)
        }
    }

    /// The decisions in types that only build, route or translate.
    private var handingOnCases: [Claim.Case] {
        roles.filter { ["Router", "Builder", "Module", "Coordinator", "Root", "Adapter"].contains($0.role) }.map { role in
            Claim.Case(
                "\(role.role) of \(role.system)", "\(role.decisions) decisions in \(role.lines) lines", holds: role.decisions == 0)
        }
    }

    private var serviceClaims: [Claim] {
        let global = diner[DinerSweep.global.rawValue] ?? []
        let services = diner[DinerSweep.services.rawValue] ?? []
        let observable = diner[DinerSweep.observableGlobal.rawValue] ?? []
        return [
            Claim(
                "A8", "With one global object each action evaluates all views", from: .article(.microservices),
                global.map { point in
                    Claim.Case("N = \(point.count)", "\(point.cost.evaluations) evaluations", holds: point.cost.evaluations == point.count)
                }),
            Claim(
                "A8", "With services an action evaluates only the views concerned", from: .article(.microservices),
                zip(services, global).map { own, other in
                    Claim.Case(
                        "N = \(own.count)", "\(own.cost.evaluations) evaluations against \(other.cost.evaluations)",
                        holds: own.cost.evaluations < other.cost.evaluations)
                }),
            Claim(
                "A8", "A global object that is @Observable evaluates no more views than services do",
                zip(observable, services).map { own, other in
                    Claim.Case(
                        "N = \(own.count)", "\(own.cost.evaluations) evaluations against \(other.cost.evaluations)",
                        holds: own.cost.evaluations <= other.cost.evaluations)
                }),
            Claim(
                "A8", "One global object is enough for at most 100 evaluations per action",
                global.map { point in
                    Claim.Case("N = \(point.count)", "\(point.cost.evaluations) evaluations", holds: point.cost.evaluations <= 100)
                }),
        ]
    }

    private var moduleClaims: [Claim] {
        [
            Claim(
                "B24", "With a composition root no feature imports another", from: .article(.modules), by: "the module",
                features.filter { $0.module != "PokedexRoot" }.map { feature in
                    Claim.Case(feature.module, "imports \(feature.features.count) features", holds: feature.features.isEmpty)
                })
        ]
    }
}

extension Int {
    /// The value of a number of bytes.
    var kilobytes: Int { (self + 500) / 1000 }
}

extension Double {
    /// The percentage of a share from 0 to 1.
    var percent: Int { Int((self * 100).rounded()) }

    /// The number with at most one decimal.
    var short: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
