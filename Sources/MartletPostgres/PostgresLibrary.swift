import Foundation

/// The functions of libpq that are needed. The library is loaded when it is used first, so a program without a database needs none.
struct PostgresLibrary: Sendable {
    typealias Connection = OpaquePointer
    typealias Result = OpaquePointer

    let connect: @convention(c) (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>, CInt) -> Connection?
    let status: @convention(c) (Connection) -> CInt
    let finish: @convention(c) (Connection) -> Void
    let errorMessage: @convention(c) (Connection) -> UnsafePointer<CChar>?
    let socket: @convention(c) (Connection) -> CInt
    let setNonBlocking: @convention(c) (Connection, CInt) -> CInt
    let flush: @convention(c) (Connection) -> CInt
    let sendQuery:
        @convention(c) (
            Connection, UnsafePointer<CChar>, CInt, UnsafePointer<UInt32>?, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?,
            UnsafePointer<CInt>?, CInt
        ) -> CInt
    let consumeInput: @convention(c) (Connection) -> CInt
    let isBusy: @convention(c) (Connection) -> CInt
    let getResult: @convention(c) (Connection) -> Result?
    let resultStatus: @convention(c) (Result) -> CInt
    let resultError: @convention(c) (Result, CInt) -> UnsafePointer<CChar>?
    let rowCount: @convention(c) (Result) -> CInt
    let columnCount: @convention(c) (Result) -> CInt
    let value: @convention(c) (Result, CInt, CInt) -> UnsafeMutablePointer<CChar>?
    let length: @convention(c) (Result, CInt, CInt) -> CInt
    let isNull: @convention(c) (Result, CInt, CInt) -> CInt
    let clear: @convention(c) (Result) -> Void
    let notifies: @convention(c) (Connection) -> UnsafeMutableRawPointer?
    let free: @convention(c) (UnsafeMutableRawPointer) -> Void

    /// `nil` if the machine has no libpq.
    static let shared = PostgresLibrary()

    private init?() {
        let names = ["libpq.so.5", "libpq.5.dylib"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
        let functions = [
            "PQconnectdbParams",
            "PQstatus",
            "PQfinish",
            "PQerrorMessage",
            "PQsocket",
            "PQsetnonblocking",
            "PQflush",
            "PQsendQueryParams",
            "PQconsumeInput",
            "PQisBusy",
            "PQgetResult",
            "PQresultStatus",
            "PQresultErrorField",
            "PQntuples",
            "PQnfields",
            "PQgetvalue",
            "PQgetlength",
            "PQgetisnull",
            "PQclear",
            "PQnotifies",
            "PQfreemem",
        ].map { (name: String) in dlsym(library, name) }
        guard functions.allSatisfy({ $0 != nil }) else { return nil }
        connect = unsafeBitCast(
            functions[0],
            to: (@convention(c) (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>, CInt) -> Connection?).self)
        status = unsafeBitCast(functions[1], to: (@convention(c) (Connection) -> CInt).self)
        finish = unsafeBitCast(functions[2], to: (@convention(c) (Connection) -> Void).self)
        errorMessage = unsafeBitCast(functions[3], to: (@convention(c) (Connection) -> UnsafePointer<CChar>?).self)
        socket = unsafeBitCast(functions[4], to: (@convention(c) (Connection) -> CInt).self)
        setNonBlocking = unsafeBitCast(functions[5], to: (@convention(c) (Connection, CInt) -> CInt).self)
        flush = unsafeBitCast(functions[6], to: (@convention(c) (Connection) -> CInt).self)
        sendQuery = unsafeBitCast(
            functions[7],
            to: (@convention(c) (
                Connection, UnsafePointer<CChar>, CInt, UnsafePointer<UInt32>?, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?,
                UnsafePointer<CInt>?, CInt
            ) -> CInt).self)
        consumeInput = unsafeBitCast(functions[8], to: (@convention(c) (Connection) -> CInt).self)
        isBusy = unsafeBitCast(functions[9], to: (@convention(c) (Connection) -> CInt).self)
        getResult = unsafeBitCast(functions[10], to: (@convention(c) (Connection) -> Result?).self)
        resultStatus = unsafeBitCast(functions[11], to: (@convention(c) (Result) -> CInt).self)
        resultError = unsafeBitCast(functions[12], to: (@convention(c) (Result, CInt) -> UnsafePointer<CChar>?).self)
        rowCount = unsafeBitCast(functions[13], to: (@convention(c) (Result) -> CInt).self)
        columnCount = unsafeBitCast(functions[14], to: (@convention(c) (Result) -> CInt).self)
        value = unsafeBitCast(functions[15], to: (@convention(c) (Result, CInt, CInt) -> UnsafeMutablePointer<CChar>?).self)
        length = unsafeBitCast(functions[16], to: (@convention(c) (Result, CInt, CInt) -> CInt).self)
        isNull = unsafeBitCast(functions[17], to: (@convention(c) (Result, CInt, CInt) -> CInt).self)
        clear = unsafeBitCast(functions[18], to: (@convention(c) (Result) -> Void).self)
        notifies = unsafeBitCast(functions[19], to: (@convention(c) (Connection) -> UnsafeMutableRawPointer?).self)
        free = unsafeBitCast(functions[20], to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    }
}
