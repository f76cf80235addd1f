import Foundation
import Testing

@testable import MartletProject

struct XcodeProjectTests {
    @Test func `A project's apps are its targets of that type`() throws {
        #expect(try orchard().apps == ["Orchard", "Orchard Admin"])
    }

    @Test func `Of a project's apps, those for the iPhone have its SDK, or are for several platforms among which it is`() throws {
        let settings = [
            "Phone": "SDKROOT = iphoneos;", "Television": "SDKROOT = appletvos;",
            "Everywhere": "SUPPORTED_PLATFORMS = \"iphoneos macosx\";",
            "Desk": "SUPPORTED_PLATFORMS = macosx;",
        ]
        let names = settings.keys.sorted()
        let objects = names.map { name in
            """
            \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application"; buildConfigurationList = \(name)List; };
            \(name)List = {isa = XCConfigurationList; buildConfigurations = (\(name)Debug); };
            \(name)Debug = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings[name] ?? "")}; };
            """
        }
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": """
            {objects = {
            Root = {isa = PBXProject; targets = (\(names.joined(separator: ", "))); };
            \(objects.joined(separator: "\n"))
            }; rootObject = Root; }
            """
        ])
        let project = try XcodeProject(bundle: folder.url.appending(path: "Shop.xcodeproj"))
        #expect(project.apps == ["Desk", "Everywhere", "Phone", "Television"])
        #expect(try project.appsForPhone() == ["Everywhere", "Phone"])
    }

    @Test func `A synchronized folder gives its files but the exceptions, and build phases add theirs`() throws {
        let app = try #require(try orchard().app("Orchard").app)
        #expect(
            app.paths == [
                "Orchard/OrchardApp.swift", "Orchard/Views/Legacy.swift", "Orchard/Views/TreeRow.swift", "Orchard/Views/TreeScreen.swift",
                "Shared/Tree.swift",
            ])
    }

    @Test func `A target that lacks a synchronized folder has its exceptions alone`() throws {
        let app = try #require(try orchard().app("Orchard Admin").app)
        #expect(app.paths == ["Admin/AdminApp.swift", "Orchard/Views/TreeRow.swift", "Shared/Tree.swift"])
    }

    @Test func `Resources lie in the bundle without their folders, but a folder that is copied stays one`() throws {
        let app = try #require(try orchard().app("Orchard").app)
        #expect(app.resources.map(\.path).sorted() == ["Assets.xcassets", "Help", "Localizable.xcstrings", "Twig.ttf"])
    }

    @Test func `A group of translations is a file for each language`() throws {
        let app = try #require(try orchard().app("Orchard Admin").app)
        #expect(app.resources.map(\.path) == ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings", "Manual.txt"])
    }

    @Test func `The module of an app whose name has a space is named as in Xcode`() throws {
        #expect(try orchard().app("Orchard Admin").app?.name == "Orchard_Admin")
    }

    @Test func `Language mode, isolation, conditions and features come from the target, its configuration file and the project`() throws {
        let settings = try #require(try orchard().app("Orchard").app).settings
        #expect(settings.languageMode == .v6)
        #expect(settings.isolatesToMainActor)
        #expect(settings.conditions == ["ORCHARD", "FULL"])
        #expect(settings.upcomingFeatures == ["MemberImportVisibility"])
    }

    @Test func `A target's own language mode takes the place of the project's`() throws {
        #expect(try orchard().app("Orchard Admin").app?.settings.languageMode == .v5)
    }

    @Test func `A local package that is listed, and shown as a folder, is one package`() throws {
        let project = try orchard().app("Orchard")
        #expect(project.packages == [.local(orchardFolder.appending(path: "Packages/Fruit", directoryHint: .notDirectory))])
        #expect(project.app?.products == [PackageProduct("Fruit")])
    }

    @Test func `The entries of Info plist come from its file and from settings, with references replaced`() throws {
        let info = try orchard().app("Orchard").info
        #expect(info["CFBundleShortVersionString"] == .text("2.1"))
        #expect(info["CFBundleDisplayName"] == .text("The Orchard"))
        #expect(info["CFBundleIdentifier"] == .text("org.example.Orchard"))
        #expect(info["Greeting"] == .text("Good morning"))
        #expect(info["UIAppFonts"] == .list([.text("Twig.ttf")]))
    }

    @Test func `Tests belong to the app on which they depend`() throws {
        let tests = try orchard().app("Orchard").modules.filter { $0.kind == .tests }
        #expect(tests.map(\.name) == ["OrchardTests"])
        #expect(tests.map(\.modules) == [["Orchard"]])
        #expect(try orchard().app("Orchard Admin").modules.count == 1)
    }

    @Test func `An unknown app is an error that says what to type`() throws {
        let place = orchardFolder.appending(path: "Orchard.xcodeproj")
        let choice = AppChoice(in: place, names: ["Orchard", "Orchard Admin"], unknown: "Garden")
        #expect(throws: choice) { try orchard().app("Garden") }
        #expect(
            choice.description == """
                There is no app called Garden in \(place.path). Name one:
                    --target Orchard
                    --target "Orchard Admin"
                """)
    }
}
