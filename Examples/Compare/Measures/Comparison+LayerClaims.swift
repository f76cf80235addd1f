import QBChatPorts

extension Comparison {
    /// What Clean Architecture and VIPER put between a view and the service, beside the ports that have less there.
    var layerClaims: [Claim] {
        [
            Claim(
                "C24", "VIPER needs more code than the same screens without presenters and routers", by: "the port",
                against(.viper, [.modelView, .clean, .viewState], "lines", { $0.source.linesWithScreens }, holds: >)),
            Claim(
                "C25", "An interactor behind a protocol needs more code than views with the service", by: "the port",
                against(.clean, [.modelView], "lines", { $0.source.linesWithScreens }, holds: >)),
            Claim(
                "C24", "With presenters more code can be tested without views than with interactors alone", by: "the port",
                against(
                    .viper, [.clean], "% of the lines tested without views", { $0.source.testedWithoutViews.percent }, holds: >)),
            Claim(
                "C25", "Where a protocol is between a screen and its logic, the logic can be replaced", by: "the port",
                [ChatPort.clean, .viper].compactMap { port in
                    self[port].map { measured in
                        let obstacles = measured.traits.obstacles
                        let finding = obstacles.isEmpty ? "other logic compiles with it" : obstacles.joined(separator: "; ")
                        return Claim.Case(port.title, finding, holds: obstacles.isEmpty)
                    }
                }),
        ]
    }
}
