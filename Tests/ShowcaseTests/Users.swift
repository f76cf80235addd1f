import MartletElements
import MartletTest

/// A user who performs every act that an app allows, and leaves most screens with something unfinished, because a draft belongs to one
/// user, too.
@MainActor
struct User {
    /// A text that is shown when the app is ready.
    let ready: Query
    /// Performs all acts, and waits for their results.
    let use: @MainActor (TestHost) async -> Void

    init(_ ready: Query, _ use: @escaping @MainActor (TestHost) async -> Void) {
        self.ready = ready
        self.use = use
    }
}

extension User {
    static let ofStartPage = User(.role(.link, "Diner")) { host in host.tap(.link, "Diner") }

    static let ofCounter = User(.role(.button, "More")) { host in
        host.tap("More")
        host.tap("More")
        host.tap("Less")
        host.tap("About")
    }

    static let ofDiner = User(.role(.link, "Miso Ramen")) { host in
        host.tap("Add Miso Ramen to favourites")
        host.tap(.link, "Miso Ramen")
        host.tap("Rate")
        host.tap("1 star")
        host.tap("Done")
        host.tap("Order this")
        order(host)
        host.tap("Place order")
        host.select(tab: "Menu")
        host.tap("Order this")
        order(host)
    }

    private static func order(_ host: TestHost) {
        host.select(tab: "Order – 1")
        host.tap("Check out")
        host.toggle("Add loyalty card")
        host.type("12345678", into: "Loyalty number")
        host.pick("20%", in: "Percentage")
        host.pick("Diner points", in: "How do you want to pay?")
    }

    static let ofPokedex = User(.role(.link, "Tidewater")) { host in
        host.tap(.link, "Tidewater")
        await host.settle { host.exists(.containing("Pearlback")) }
        host.tap("Sort by name")
        await host.settle { host.exists(.containing("Ternpup")) }
        host.tap(.link, "Pearlback")
        await host.settle { host.exists("1 seen") && host.exists(.containing("Carries one pearl")) }
    }

    /// Both of its interfaces.
    static let ofCountries = User(.role(.link, "Afghanistan")) { host in
        host.type("franc", into: "Search")
        await host.settle { !host.exists(.containing("Afghanistan")) && host.exists(.containing("France")) }
        host.tap(.link, "France")
        await host.settle { host.exists("Paris") }
        host.tap("Add to favourites")
        host.tap("Show the flag")
        host.dismiss()
        host.select(tab: "Settings")
        host.pick("Deutsch", in: "Language")
        host.select(tab: "Favoriten")
        await host.settle { host.exists(.containing("Frankreich")) }
    }

    /// In each environment, acts only on todos that the user has added, because others may be shared.
    static let ofTodos = User(.role(.field, "New todo")) { host in
        host.type("Sweep the yard\n", into: "New todo")
        await host.settle { host.exists("Finish Sweep the yard") && !host.exists("Adding") }
        host.tap("Finish Sweep the yard")
        host.choose("By title", from: "Show")
        host.choose("Open", from: "Show")
        await host.settle { !host.exists(.containing("Sweep the yard")) }
        host.choose("All", from: "Show")
        await host.settle { host.exists(.containing("Sweep the yard")) }
        host.type("And the", into: "New todo")
        host.tap(host.findAll(.link)[0])
        await host.settle { host.exists(.field, "Note") }
        host.type("With the big broom", into: "Note")
    }

    static let ofCompare = User(.role(.button, "Measure now")) { host in
        host.pick("Bytes", in: "Counted")
        host.pick("Type a letter", in: "Action")
    }

    static let ofCatalog = User(.containing("Buttons")) { host in
        host.choose("Dark", from: "Appearance")
        host.tap("Buttons")
        host.tap("Tap me")
        host.tap("Copy the source of Styles")
        host.goBack()
        host.type("kerning", into: "Views, modifiers, styles")
    }

    static let ofPreviews = User(.containing("CreatureList")) { host in host.pick("Light", in: "Colours") }
}
