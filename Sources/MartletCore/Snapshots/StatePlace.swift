import MartletGraph

/// A step on the way from the app to one of its views.
enum PlaceStep {
    /// Into a view or a row with this name.
    case name(String)
    /// To a child at this position.
    case position(Int)
    /// Into the branch with this number of an `if` or `switch`.
    case branch(Int)
}

/// The place of a view in the app, described so that another process finds it again.
///
/// It consists of the names of the app's own views, the ids of rows, and positions among siblings. Views of Martlet, such as stacks and
/// modifiers, are left out, so that a new version of the app can add some.
struct StatePlace {
    /// All steps.
    private(set) var place = StableHash()
    /// The steps without positions, which stay the same when siblings are added.
    private(set) var name = StableHash()

    mutating func enter(_ step: PlaceStep) {
        switch step {
        case .name(let text):
            place.combine(text)
            name.combine(text)
        case .position(let index):
            place.combine(String(index))
        case .branch(let number):
            place.combine(String(number))
            name.combine(String(number))
        }
    }
}

/// A hash that is the same in each process, unlike that of `Hasher` (FNV-1a, 64 bits).
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0xFF)
    }

    private mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

/// The names of types in places. Making one costs more than a look-up.
@MainActor
enum PlaceNames {
    private static var names: [ObjectIdentifier: String?] = [:]

    /// Returns the name of a type without its generic arguments; `nil` for a type of Martlet.
    static func name(of type: Any.Type) -> String? {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = isMartletType(type) ? nil : String(typeName(type).prefix { $0 != "<" })
        names[ObjectIdentifier(type)] = .some(name)
        return name
    }
}

extension AnyViewNode {
    /// The place of the node in the app.
    var statePlace: StatePlace { statePlace(in: nil) }

    /// The place of the node in a row of a container; `nil` stands for the app.
    func statePlace(in container: AnyViewNode?) -> StatePlace {
        var steps: [PlaceStep] = []
        var child = self
        while let parent = child.viewParent, parent !== container {
            if let step = parent.step(to: child) { steps.append(step) }
            child = parent
        }
        var place = StatePlace()
        for step in steps.reversed() { place.enter(step) }
        return place
    }
}
