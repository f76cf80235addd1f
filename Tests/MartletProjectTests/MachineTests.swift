import Foundation
import Testing

@testable import MartletProject

struct MachineTests {
    @Test func `A machine that has all needs nothing`() {
        let machine = Machine(
            compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", found: ["git", "ld.lld"], freeSpace: 80_000_000_000,
            memory: 8_000_000_000)
        #expect(machine.checks.compactMap(\.advice) == [])
        #expect(machine.checks.map(\.text) == ["Swift 6.3", "git", "ld.lld", "80 GB of free space", "8 GB of memory"])
    }

    @Test func `What is missing is named with what to type`() {
        let machine = Machine(compiler: "Swift version 6.2 (x)", found: ["git"], freeSpace: 80_000_000_000, memory: 2_000_000_000)
        #expect(
            machine.checks.compactMap(\.advice) == [
                "Install Swift 6.3 from https://www.swift.org/install, and add its folder usr/bin to PATH.", "Type: apt install lld",
                "If a build is killed, let it do one thing at a time: martlet run --build-option -j1",
            ])
        #expect(
            Machine(compiler: nil, found: [], freeSpace: 0, memory: 0).checks.map { $0.advice != nil } == [true, true, true, true, true])
    }

    @Test func `Programs are found in the folders of PATH, and free space for a folder that does not exist yet`() throws {
        let folder = try TemporaryFolder(["git": "", "ld.lld": ""])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "git").path)
        let machine = Machine(cache: folder.url.appending(path: "not/there"), environment: ["PATH": folder.url.path])
        #expect(machine.found == ["git"])
        #expect(machine.freeSpace > 0)
    }
}
