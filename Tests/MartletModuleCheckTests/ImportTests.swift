import MartletModuleCheck
import Testing

@Suite struct ImportTests {
    private func imports(_ source: String) -> [String] { Import.all(in: source).map { "\($0.line) \($0.module)" } }

    @Test func `An import is found with its line`() {
        #expect(imports("// Menu\nimport Foundation\n\nimport DinerMenu\n") == ["2 Foundation", "4 DinerMenu"])
    }

    @Test(arguments: [
        "@testable import A", "@_exported import A", "@preconcurrency @testable import A", "@_spi(Secret) import A",
        "@_spi( Secret ) import A",
        "public import A", "@preconcurrency internal import A", "  import A", "import A // why", "import /* why */ A", "import `A`",
    ]) func `An import may have attributes`(source: String) {
        #expect(imports(source) == ["1 A"])
    }

    @Test(arguments: [
        "import struct A.Date", "import class A.Formatter", "import func A.run", "import A.Sub", "import A.Sub.Deep", "import protocol A.P",
    ]) func `An import of a declaration is an import of its module`(source: String) {
        #expect(imports(source) == ["1 A"])
    }

    @Test func `Every branch of a condition counts`() {
        #expect(
            imports("#if canImport(SwiftUI)\nimport SwiftUI\n#else\n    import MartletUI\n#endif") == ["2 SwiftUI", "4 MartletUI"])
    }

    @Test func `Several imports in a line are found`() {
        #expect(imports("import A; import B") == ["1 A", "1 B"])
    }

    @Test func `Exported imports are recognized`() {
        #expect(Import.all(in: "@_exported import A\nimport B") == [Import("A", line: 1, isExported: true), Import("B", line: 2)])
    }

    @Test(arguments: [
        "// import A", "/* import A */", "/* /* */\nimport A\n*/", "let x = \"import A\"", "let x = \"\"\"\nimport A\n\"\"\"",
        "let x = #\"\"\"\n\"\"\"\nimport A\n\"\"\"#", "let x = \"\\(f(\"import A\"))\"", "let important = 1", "importA()",
        "let x = \"\\\"; import A\"",
    ]) func `Text that only resembles an import is ignored`(source: String) {
        #expect(imports(source) == [])
    }

    @Test(arguments: [
        "let x = \"\"\nimport A", "let x = /\"/\nimport A", "let x = \"\\(f(\")\"))\"\nimport A", "let x = #\"\\\"#\nimport A",
        "let x = \"//\"\nimport A", "let x = \"/*\"\nimport A", "#if os(Linux) // \"\nimport A",
    ]) func `Code may follow a string or a comment`(source: String) {
        #expect(imports(source) == ["2 A"])
    }

    @Test func `Lines are counted with any line ending`() {
        #expect(imports("/*\r\n*/\r\nimport A\r\n") == ["3 A"])
    }
}
