import MartletKit
import MartletTest

/// A shop with a list, a profile and a sheet, for the store tests.
struct Shop: Equatable {
    var title = "Shop"
    var count = 0
    var items: [Item] = []
    var profile = Profile()
    var detail: Detail?
}

struct Item: Equatable, Identifiable {
    let id: Int
    var name: String
    var isDone = false
}

struct Profile: Equatable {
    var name = "Ann"
    var visits = 0
}

struct Detail: Equatable {
    var text: String
    var note: Note?
}

struct Note: Equatable {
    var text: String
}

@Cases
enum ShopAction: Equatable {
    case add
    case rename(String)
    case insert(Item, at: Int)
    case remove(id: Int)
    case move(from: Int, to: Int)
    case show(Detail?)
    case item(Int, ItemAction)
    case profile(ProfileAction)
    case detail(DetailAction)
}

@Cases
enum ItemAction: Equatable {
    case toggle
    case rename(String)
    case follow
}

@Cases
enum ProfileAction: Equatable {
    case visit
    case rename(String)
}

@Cases
enum DetailAction: Equatable {
    case edit(String)
    case follow
    case setNote(Note?)
    case editNote(String)
}

extension Reducer<Shop, ShopAction> {
    /// - Parameter clock: The clock that delayed effects wait for.
    static func shop(clock: TestClock = TestClock()) -> Reducer {
        .combine(
            Reducer { state, action in
                switch action {
                case .add: state.count += 1
                case .rename(let title): state.title = title
                case .insert(let item, let index): state.items.insert(item, at: index)
                case .remove(let id): state.items.removeAll { $0.id == id }
                case .move(let old, let new): state.items.insert(state.items.remove(at: old), at: new)
                case .show(let detail): state.detail = detail
                case .item, .profile, .detail: break
                }
                return .none
            },
            Reducer<Item, ItemAction> { state, action in
                switch action {
                case .toggle: state.isDone.toggle()
                case .rename(let name): state.name = name
                case .follow: return .run { _ in try? await clock.sleep(for: .seconds(60)) }
                }
                return .none
            }.lift(each: \.items, action: \.item),
            Reducer<Profile, ProfileAction> { state, action in
                switch action {
                case .visit: state.visits += 1
                case .rename(let name): state.name = name
                }
                return .none
            }.lift(\.profile, action: \.profile),
            Reducer<Detail, DetailAction> { state, action in
                switch action {
                case .edit(let text): state.text = text
                case .follow: return .run { _ in try? await clock.sleep(for: .seconds(60)) }
                case .setNote(let note): state.note = note
                case .editNote(let text): state.note?.text = text
                }
                return .none
            }.lift(\.detail, action: \.detail)
        )
    }
}

extension Shop {
    static func with(items count: Int) -> Shop {
        Shop(items: (0..<count).map { Item(id: $0, name: "Item \($0)") })
    }
}

extension TestHost {
    /// Counts the evaluations, by view type, that an input causes.
    func evaluations<State, Input>(sending input: Input, to store: Store<State, Input>) -> [String: Int] {
        evaluations { act { _ = store.send(input) } }
    }
}
