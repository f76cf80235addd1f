import CountriesRepositories
import MartletKit

extension Services {
    /// Registers the repositories. All sessions share them, because their data is the same for everyone.
    ///
    /// They require an `HTTPClient` and a ``CountriesStorage``.
    public func registerCountriesData() {
        register((any CountriesWebRepository).self, scope: .process) { HTTPCountriesRepository(client: try $0()) }
        register((any DevicesWebRepository).self, scope: .process) { HTTPDevicesRepository(client: try $0()) }
        register((any CountriesDBRepository).self, scope: .process) { SQLiteCountriesRepository(storage: try $0()) }
    }
}
