import Foundation
import TodosServices

/// The user's position from a setting, as two numbers: `TODOS_POSITION=51.34,12.37`.
///
/// It replaces the GPS of a phone, which a server does not have.
public struct SettingLocationService: LocationServiceInterface {
    private let setting: String?

    public init(setting: String? = ProcessInfo.processInfo.environment["TODOS_POSITION"]) { self.setting = setting }

    public func position() async throws -> PositionObject? {
        let numbers = (setting ?? "").split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else { return nil }
        return PositionObject(latitude: numbers[0], longitude: numbers[1])
    }
}
