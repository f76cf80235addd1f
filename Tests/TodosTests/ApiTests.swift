import Foundation
import MartletTest
import Testing
import TodosLiveServices
import TodosServices

@Suite("Real API service without a server")
struct ApiTests {
    @Test(arguments: ["https://todos.example", "https://todos.example/"])
    func `E9 Base URL and path are joined with one slash`(base: String) async throws {
        let mocks = RequestMocks(try .json("GET", "https://todos.example/todos?filter=all&sort=added", [String]()))
        _ = try await api(mocks, base).todos(TodosRequestObject())
        #expect(mocks.requests.map { $0.url?.absoluteString } == ["https://todos.example/todos?filter=all&sort=added"])
    }

    @Test func `E9 The path of the base URL is kept`() async throws {
        let mocks = RequestMocks(try .json("GET", "https://example.com/api/v1/todos/7", TodoObject.milk))
        _ = try await api(mocks, "https://example.com/api/v1/").todo(7)
        #expect(mocks.requests.map { $0.url?.absoluteString } == ["https://example.com/api/v1/todos/7"])
    }

    @Test func `E9 Each call has its method and body`() async throws {
        let mocks = RequestMocks(
            RequestMock { _ in
                true
            } answer: { request in
                guard let url = request.url, let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
                else { throw URLError(.badURL) }
                return (response, Data(#"{"id": 1, "title": "Milk", "note": "", "isDone": false}"#.utf8))
            })
        let api = try api(mocks)
        _ = try await api.add(NewTodoObject(title: "Milk"))
        _ = try await api.change(1, TodoChangeObject(isDone: true))
        try await api.delete(1)
        #expect(mocks.requests.map { $0.httpMethod ?? "" } == ["POST", "PATCH", "DELETE"])
        #expect(mocks.requests.map { $0.url?.path() ?? "" } == ["/todos", "/todos/1", "/todos/1"])
        #expect(mocks.requests.map { $0.value(forHTTPHeaderField: "Content-Type") } == ["application/json", "application/json", nil])
        let bodies = mocks.requests.map { $0.httpBody.map { String(decoding: $0, as: UTF8.self) } }
        #expect(bodies == [#"{"title":"Milk"}"#, #"{"isDone":true}"#, nil])
    }

    @Test func `E9 A successful answer is decoded`() async throws {
        let mocks = RequestMocks(
            RequestMock("GET", "https://todos.example/todos/3", body: try HTTP.encode(TodoObject.apples)))
        #expect(try await api(mocks).todo(3) == .apples)
    }

    @Test(arguments: [301, 404, 500])
    func `E9 A refusal contains its status`(status: Int) async throws {
        let mocks = RequestMocks(RequestMock("GET", "https://todos.example/todos/3", status: status))
        await #expect { try await api(mocks).todo(3) } throws: { isStatus($0, status) }
    }

    @Test func `E9 A decoding error or missing answer is unknown, with its cause`() async throws {
        let broken = RequestMocks(RequestMock("GET", "https://todos.example/todos/3", body: Data("[1, 2".utf8)))
        await #expect { try await api(broken).todo(3) } throws: {
            if case HTTP.Error.unknown(is DecodingError) = $0 { true } else { false }
        }
        let dead = RequestMocks(RequestMock("GET", "https://todos.example/todos/3", failure: URLError(.cannotConnectToHost)))
        await #expect { try await api(dead).todo(3) } throws: {
            if case HTTP.Error.unknown(URLError.cannotConnectToHost) = $0 { true } else { false }
        }
    }

    @Test func `E9 A non-HTTP answer is an invalid response`() async throws {
        let mocks = RequestMocks(
            RequestMock { _ in
                true
            } answer: { request in
                guard let url = request.url else { throw URLError(.badURL) }
                return (URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil), Data())
            })
        await #expect { try await api(mocks).todo(3) } throws: {
            if case HTTP.Error.invalidResponse = $0 { true } else { false }
        }
    }

    @Test func `E9 A request times out after ten seconds`() async throws {
        let clock = TestClock()
        let mocks = RequestMocks(
            try .json("GET", "https://todos.example/todos/1", TodoObject.milk, delay: .seconds(60)), clock: clock)
        let api = try api(mocks, clock: clock)
        let task = Task { try await api.todo(1) }
        await until { clock.sleeperCount == 2 }
        await clock.advance(by: .seconds(10))
        await #expect { try await task.value } throws: {
            if case HTTP.Error.unknown(URLError.timedOut) = $0 { true } else { false }
        }
    }

    private func api(
        _ mocks: RequestMocks, _ base: String = "https://todos.example", clock: any Clock<Duration> = ContinuousClock()
    ) throws -> MyApiService {
        MyApiService(baseURL: try #require(URL(string: base)), clock: clock, load: mocks.session().data(for:))
    }
}

@Suite("Other real services")
struct OtherServicesTests {
    @Test func `E1 A file stores data by any name`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let storage = FileStorageService(folder: folder)
        try await storage.setup()
        #expect(try await storage.data(named: "../a/b") == nil)
        try await storage.keep(Data("kept".utf8), named: "../a/b")
        #expect(try await FileStorageService(folder: folder).data(named: "../a/b") == Data("kept".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test(
        arguments: [
            ("51.34, 12.37", PositionObject(latitude: 51.34, longitude: 12.37)), ("51.34", nil), ("91,0", nil), ("north,west", nil),
            (nil, nil),
        ] as [(String?, PositionObject?)])
    func `E1 A setting contains the user's position`(setting: String?, position: PositionObject?) async throws {
        #expect(try await SettingLocationService(setting: setting).position() == position)
    }
}
