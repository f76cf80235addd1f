import Foundation
import Testing

@testable import MartletTransfers

@Suite("Served files")
struct ServedFileTests {
    private let photo = Data(repeating: 7, count: 5_000)

    @Test func `Equal bytes have one address, other ones another`() {
        let files = ServedFiles()
        let file = files.file(photo, mediaType: "image/png")
        #expect(file.address == "/_martlet/data/\(file.token)")
        #expect(file.token.count == 32)
        #expect(files.file(Data(Array(photo)), mediaType: "image/png") === file)
        #expect(files.file(photo, mediaType: "image/gif") !== file)
        #expect(files.file(photo, mediaType: "image/png", name: "a.png") !== file)
        #expect(files.file(photo + [8], mediaType: "image/png") !== file)
    }

    @Test func `A small picture is its own address`() {
        #expect(ServedFiles().file(Data([1, 2, 3]), mediaType: "image/png").address == "data:image/png;base64,AQID")
    }

    @Test func `A file to save has an address even if it is small`() {
        let file = ServedFiles().file(Data([1]), mediaType: "text/plain", name: "a.txt")
        #expect(file.address == "/_martlet/data/\(file.token)")
    }

    @Test func `A file that nobody keeps stays while there is room, and goes then`() {
        let files = ServedFiles(capacity: 12_000)
        let first = files.file(photo, mediaType: "image/png").token
        #expect(files.file(at: first)?.data == photo)
        let second = files.file(photo + [1], mediaType: "image/png").token
        #expect(files.file(at: first) != nil)
        let third = files.file(photo + [2], mediaType: "image/png").token
        #expect(files.file(at: first) == nil)
        #expect(files.file(at: second) != nil)
        #expect(files.file(at: third) != nil)
    }

    @Test func `A file that somebody keeps stays, however large it is`() {
        let files = ServedFiles(capacity: 10)
        let file = files.file(photo, mediaType: "image/png")
        #expect(files.file(at: file.token) === file)
    }

    @Test func `Unknown addresses are of no file`() {
        #expect(ServedFiles().file(at: "00") == nil)
        #expect(ServedFiles().file(at: "") == nil)
    }
}
