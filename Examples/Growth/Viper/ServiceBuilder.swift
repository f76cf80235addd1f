import GrowthModels

@MainActor
protocol ServiceBuilderInterface {
    var items: any ItemService { get }
    var counts: OpenCounts { get }
}

struct ServiceBuilder: ServiceBuilderInterface {
    let items: any ItemService
    let counts = OpenCounts()
}
