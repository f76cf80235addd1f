import MartletKit
import Testing

@Suite struct AppEnvironmentTests {
    @Test func `E10: An unknown name is refused, and the known ones are named`() {
        let error = #expect(throws: UnknownEnvironment.self) { try AppEnvironment(named: "staging") }
        #expect(error?.description == "There is no environment “staging”. There are: production, development, fake.")
    }

    @Test func `E10: An environment is found by its name`() throws {
        #expect(try AppEnvironment(named: "fake") == .fake)
    }

    @Test func `The launch argument comes before the variable`() throws {
        let asked = try AppEnvironment.requested(
            else: .production, arguments: ["App", "--environment", "fake"], variables: ["APP_ENVIRONMENT": "development"])
        #expect(asked == .fake)
    }

    @Test func `The variable says the environment where no argument does`() throws {
        #expect(
            try AppEnvironment.requested(else: .production, arguments: ["App"], variables: ["APP_ENVIRONMENT": "development"])
                == .development)
    }

    @Test func `Where nobody asks for an environment it is the given one`() throws {
        #expect(try AppEnvironment.requested(else: .development, arguments: ["App"], variables: [:]) == .development)
    }

    @Test func `A slip in the variable is an error that says where it is`() {
        let error = #expect(throws: UnknownEnvironment.self) {
            try AppEnvironment.requested(else: .production, arguments: ["App"], variables: ["APP_ENVIRONMENT": "prod"])
        }
        #expect(
            error?.description
                == "There is no environment “prod”, which the variable APP_ENVIRONMENT asks for. There are: production, development, fake.")
    }
}
