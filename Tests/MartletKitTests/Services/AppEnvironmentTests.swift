import MartletKit
import Testing

@Suite struct AppEnvironmentTests {
    @Test func `E10: An unknown name is an error that lists the known ones`() {
        let error = #expect(throws: UnknownEnvironment.self) { try AppEnvironment(named: "staging") }
        #expect(error?.description == "Unknown environment “staging”. Use one of: production, development, fake.")
    }

    @Test func `E10: An environment is found by its name`() throws {
        #expect(try AppEnvironment(named: "fake") == .fake)
    }

    @Test func `The launch argument takes precedence over the variable`() throws {
        let asked = try AppEnvironment.requested(
            else: .production, arguments: ["App", "--environment", "fake"], variables: ["APP_ENVIRONMENT": "development"])
        #expect(asked == .fake)
    }

    @Test func `Without an argument the variable names the environment`() throws {
        #expect(
            try AppEnvironment.requested(else: .production, arguments: ["App"], variables: ["APP_ENVIRONMENT": "development"])
                == .development)
    }

    @Test func `Without argument and variable the fallback is used`() throws {
        #expect(try AppEnvironment.requested(else: .development, arguments: ["App"], variables: [:]) == .development)
    }

    @Test func `A typing error in the variable is an error that names the variable`() {
        let error = #expect(throws: UnknownEnvironment.self) {
            try AppEnvironment.requested(else: .production, arguments: ["App"], variables: ["APP_ENVIRONMENT": "prod"])
        }
        #expect(
            error?.description
                == "Unknown environment “prod” in the variable APP_ENVIRONMENT. Use one of: production, development, fake.")
    }

    @Test func `An app has environments of its own`() throws {
        let known = AppEnvironment.common + [.qa]
        let asked = try AppEnvironment.requested(
            among: known, else: .production, arguments: ["App", "--environment", "qa"], variables: [:])
        #expect(asked == .qa)
        let error = #expect(throws: UnknownEnvironment.self) { try AppEnvironment(named: "uat", among: known) }
        #expect(error?.description == "Unknown environment “uat”. Use one of: production, development, fake, qa.")
    }
}

extension AppEnvironment {
    fileprivate static let qa: AppEnvironment = "qa"
}
