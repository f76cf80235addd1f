import Testing

@testable import MartletProject

struct BuildSettingsTests {
    @Test func `A reference is replaced by the most specific value`() {
        let settings = BuildSettings(layers: [["A": "$(B)!"], ["B": "near"], ["B": "far"]])
        #expect(settings["A"] == "near!")
    }

    @Test func `An inherited value is that of the next layer`() {
        let settings = BuildSettings(layers: [["A": "$(inherited) c"], ["A": "$(A) b"], ["A": "a"]])
        #expect(settings["A"] == "a b c")
    }

    @Test func `References may be nested and modified`() {
        let settings = BuildSettings(layers: [
            ["NAME": "My App", "KIND": "NAME", "ID": "org.${$(KIND):rfc1034identifier}", "M": "$(NAME:c99extidentifier)"]
        ])
        #expect(settings["ID"] == "org.My-App")
        #expect(settings["M"] == "My_App")
    }

    @Test func `Settings that refer to each other in a circle end`() {
        #expect(BuildSettings(layers: [["A": "$(B)", "B": "$(A)x"]])["A"]?.allSatisfy { $0 == "x" } == true)
    }

    @Test func `Of conditional settings those of the simulator hold`() {
        let layer = BuildSettings.layer(
            ["A": "all", "A[sdk=iphonesimulator*]": "simulator", "B": "all", "B[sdk=macosx*]": "mac", "C[config=Debug]": "debug"],
            configuration: "Debug")
        #expect(layer == ["A": "simulator", "B": "all", "C": "debug"])
    }

    @Test func `Words in quotes keep their spaces`() {
        #expect(BuildSettings(layers: [["A": #"one "two three" four"#]]).words("A") == ["one", "two three", "four"])
    }

    @Test func `A configuration file includes others, and later lines win`() throws {
        let folder = try TemporaryFolder([
            "App.xcconfig":
                "#include \"Base.xcconfig\"\n#include? \"None.xcconfig\"\nA = two // new\nB[sdk=iphoneos*] = x\nA = $(inherited) three;",
            "Base.xcconfig": "A = one\nC = c",
        ])
        let settings = try ConfigurationFile.settings(in: folder.url.appending(path: "App.xcconfig"))
        #expect(settings == ["A": "two three", "B[sdk=iphoneos*]": "x", "C": "c"])
    }

    @Test func `A configuration file that includes itself is an error`() throws {
        let folder = try TemporaryFolder(["App.xcconfig": "#include \"App.xcconfig\""])
        #expect(throws: ProjectError.self) { try ConfigurationFile.settings(in: folder.url.appending(path: "App.xcconfig")) }
    }
}
