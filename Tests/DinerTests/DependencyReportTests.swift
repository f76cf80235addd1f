import MartletSymbols
import Testing

@Suite("Dependencies of views")
struct DependencyReportTests {
    private typealias Property = ViewDependencies.Property

    private func report(of module: String) async throws -> ViewDependencies {
        ViewDependencies(try await BuiltProducts.ofThisProgram.symbols(of: module, from: "private"))
    }

    /// The objects and services in the property wrappers of each view that has any.
    private func objects(of report: ViewDependencies) -> [String: [String]] {
        let wrappers: Set = ["EnvironmentObject", "ObservedObject", "StateObject", "Service"]
        return report.views.compactMapValues { properties in
            let types = properties.filter { $0.wrapper.map(wrappers.contains) == true }.map(\.type)
            return types.isEmpty ? nil : types
        }
    }

    @Test func `A9 The report of a module prints all that each view holds`() async throws {
        #expect(
            try await report(of: "DinerFavoritesButton").description == """
                FavoritesButton
                    @EnvironmentObject stars: FavoriteStars
                    let id: String
                    let name: String
                Star
                    @ObservedObject star: FavoriteStar
                    let name: String
                """)
    }

    @Test func `A9 Most views of Diner depend on one service or none`() async throws {
        let report = try await report(of: "DinerUI")
        #expect(report.views.count > 30)
        #expect(
            objects(of: report) == [
                "CheckoutView": ["CheckoutModel"], "DinerApp": ["Services"], "FavoriteDishes": ["FavoritesService"],
                "LoadedMenu": ["MenuService"], "MessageOverlay": ["MessageService"], "OrderButton": ["OrderService"],
                "OrderContent": ["OrderService"], "OrderTabLabel": ["OrderService"],
                "PlaceOrderSection": ["MessageService", "CheckoutModel", "NavigationService", "OrderService"],
                "RatingSummaryView": ["RatingsService"], "RootView": ["NavigationService"], "StarPicker": ["RatingsService"],
                "VoteBars": ["RatingsService"],
            ])
        #expect(report.views["DetailView"] == [Property("Environment", "locale", "Locale"), Property(nil, "dish", "Dish")])
    }

    @Test func `A9 Values of the environment and other dynamic properties are in the report`() async throws {
        let views = try await report(of: "DinerUI").views
        #expect(views["RatingSheet"]?.contains(Property("Environment", "locale", "Locale")) == true)
        #expect(views["SystemServices"] == [Property("Environment", "inherited", "Services?"), Property(nil, "given", "Services?")])
        #expect(views["KeptFavorites"]?.contains(Property("AppStorage", "kept", "String")) == true)
        #expect(views["RateButton"]?.contains { $0.wrapper == "State" } == true)
    }

    @Test func `A9 A monolithic page depends on three services, or on the whole global state`() async throws {
        let objects = objects(of: try await report(of: "DinerBaselines"))
        #expect(objects["DetailView2"] == ["FavoritesService", "OrderService", "RatingsService"])
        #expect(objects["DetailView3"] == ["AppState"])
    }

    @Test func `A9 The report of another architecture shows its services`() async throws {
        let views = try await report(of: "CountriesUI").views
        #expect(
            views["Star"] == [
                Property("Service", "state", "LiveState<AppState>"), Property("Service", "userData", "any UserDataInteractor"),
                Property(nil, "code", "Country.Code"),
            ])
    }
}
