import Testing

@testable import MartletGraph

/// A primitive property that counts how often it is supplied, and defines when two values are the same.
private struct Counted: PrimitiveProperty {
    final class Count { var value = 0 }
    var tag = 0
    var count: Count?

    mutating func attach(to node: Node, storage: inout AnyObject?) {
        let kept = storage as? Count ?? Count()
        storage = kept
        kept.value += 1
        count = kept
    }

    func isSame(as other: Counted) -> Bool { tag == other.tag }
}

private struct Composite: DynamicProperty {
    var inner = Counted()
    var updates = 0
    mutating func update() { updates += 1 }
}

private struct Failing: PrimitiveProperty {
    mutating func attach(to node: Node, storage: inout AnyObject?) throws(PropertyFailure) { throw PropertyFailure("missing") }
    func isSame(as other: Failing) -> Bool { true }
}

private final class Model {}

private protocol Presenter: AnyObject {}
private protocol Router<Route>: AnyObject { associatedtype Route }
private final class Module: Presenter, Router, Equatable {
    typealias Route = Int
    static func == (a: Module, b: Module) -> Bool { true }
}

private enum Choice {
    case none
    case text(String)
    case model(Model)
}

@MainActor
@Suite("A type plan")
final class TypePlanTests {
    private let graph = Graph()
    private lazy var node = Node(graph: graph, parent: nil)

    isolated deinit { node.unmount() }

    @Test func `Supplies all properties, those inside a composite property first`() throws {
        @MainActor struct Value {
            var name = "x"
            var direct = Counted()
            var composite = Composite()
        }
        var value = Value()
        var storage: [AnyObject?] = []
        try TypePlan.of(Value.self).supply(&value, of: node, storage: &storage)
        try TypePlan.of(Value.self).supply(&value, of: node, storage: &storage)
        #expect(storage.count == 2)
        #expect(value.direct.count?.value == 2)
        #expect(value.composite.inner.count?.value == 2)
        #expect(value.composite.updates == 2)
    }

    @Test func `Throws the failure of a property`() {
        @MainActor struct Value { var failing = Failing() }
        var value = Value()
        var storage: [AnyObject?] = []
        #expect(throws: PropertyFailure("missing")) {
            try TypePlan.of(Value.self).supply(&value, of: node, storage: &storage)
        }
    }

    @Test func `Compares equatable fields by value and references by identity`() {
        @MainActor struct Value {
            var text: String
            var numbers: [Int]
            var model: Model
        }
        let model = Model()
        let value = Value(text: "a", numbers: [1, 2], model: model)
        #expect(TypePlan.isSame(value, Value(text: "a", numbers: [1, 2], model: model)))
        #expect(!TypePlan.isSame(value, Value(text: "b", numbers: [1, 2], model: model)))
        #expect(!TypePlan.isSame(value, Value(text: "a", numbers: [1], model: model)))
        #expect(!TypePlan.isSame(value, Value(text: "a", numbers: [1, 2], model: Model())))
    }

    @Test func `Compares closures by their captured values`() {
        @MainActor struct Value { var action: () -> Int }
        var captured = 1
        let closure = { captured }
        let other = { captured + 1 }
        #expect(TypePlan.isSame(Value(action: closure), Value(action: closure)))
        #expect(!TypePlan.isSame(Value(action: closure), Value(action: other)))
        captured = 2
    }

    @Test func `Compares enumerations that are not equatable`() {
        let model = Model()
        #expect(TypePlan.isSame(Choice.text("a long text that is not stored inline"), .text("a long text " + "that is not stored inline")))
        #expect(!TypePlan.isSame(Choice.text("a"), .text("b")))
        #expect(TypePlan.isSame(Choice.model(model), .model(model)))
        #expect(!TypePlan.isSame(Choice.model(model), .model(Model())))
        #expect(!TypePlan.isSame(Choice.model(model), .none))
    }

    @Test func `Compares optionals by their wrapped values`() {
        @MainActor struct Inner { var model: Model }
        let model = Model()
        #expect(TypePlan.isSame(Inner?.some(Inner(model: model)), Inner(model: model)))
        #expect(!TypePlan.isSame(Inner?.some(Inner(model: model)), nil))
        #expect(TypePlan.isSame(Inner?.none, nil))
    }

    @Test func `Compares large and nested optionals`() {
        @MainActor struct Inner {
            var words: (Int, Int, Int8) = (1, 2, 3)
            var text: String??
        }
        #expect(TypePlan.isSame(Inner?.some(Inner(text: "a")), Inner(text: "a")))
        #expect(!TypePlan.isSame(Inner?.some(Inner(text: "a")), Inner(text: "b")))
        #expect(!TypePlan.isSame(Inner?.some(Inner(text: .some(nil))), Inner(text: nil)))
        #expect(!TypePlan.isSame(Inner?.some(Inner(words: (1, 2, 4))), Inner()))
    }

    @Test func `Compares one field separately from the others`() {
        @MainActor struct Views { var model: Model }
        @MainActor struct Container {
            var spacing: Int
            var views: Views
        }
        let model = Model()
        func compare(_ a: Container, _ b: Container, apart field: Any.Type) -> PartsComparison {
            var (a, b) = (a, b)
            return TypePlan.of(Container.self).compareParts(&a, &b, apart: field)
        }
        let container = Container(spacing: 1, views: Views(model: model))
        #expect(compare(container, container, apart: Views.self) == .same)
        #expect(compare(container, Container(spacing: 1, views: Views(model: Model())), apart: Views.self) == .fieldAloneDiffers)
        #expect(compare(container, Container(spacing: 2, views: Views(model: model)), apart: Views.self) == .different)
    }

    @Test func `Compares a type without such a field as a whole`() {
        @MainActor struct Value { var text: String }
        var (a, b, c) = (Value(text: "a"), Value(text: "a"), Value(text: "c"))
        #expect(TypePlan.of(Value.self).compareParts(&a, &b, apart: Model.self) == .same)
        #expect(TypePlan.of(Value.self).compareParts(&a, &c, apart: Model.self) == .different)
    }

    @Test func `Compares existentials by their dynamic values`() {
        @MainActor struct Value { var any: any Sendable }
        #expect(TypePlan.isSame(Value(any: 1), Value(any: 1)))
        #expect(!TypePlan.isSame(Value(any: 1), Value(any: "1")))
        #expect(TypePlan.isSame(Value(any: "text"), Value(any: "te" + "xt")))
    }

    @Test func `Lets a property decide whether it is the same`() {
        @MainActor struct Value {
            var counted: Counted
            var optional: Counted?
        }
        #expect(
            TypePlan.isSame(Value(counted: Counted(tag: 1), optional: nil), Value(counted: Counted(tag: 1, count: .init()), optional: nil)))
        #expect(!TypePlan.isSame(Value(counted: Counted(tag: 1), optional: nil), Value(counted: Counted(tag: 2), optional: nil)))
        #expect(
            !TypePlan.isSame(Value(counted: Counted(), optional: Counted(tag: 1)), Value(counted: Counted(), optional: Counted(tag: 3))))
    }

    // MARK: Weak and unowned references

    private struct Weak {
        weak var object: Module?
        weak var presenter: (any Presenter)?
        weak var router: (any Router<Int>)?
        weak var both: (any Presenter & Sendable)?
        weak var any: AnyObject?

        init(_ module: Module?) {
            object = module
            presenter = module
            router = module
            any = module
        }
    }

    private struct Unowned {
        unowned var object: Module
        unowned var presenter: any Presenter
        unowned var router: (any Router<Int>)?
        unowned var any: AnyObject?

        init(_ module: Module) {
            object = module
            presenter = module
            router = module
            any = module
        }
    }

    private struct Unmanaged {
        unowned(unsafe) var object: Module
        unowned(unsafe) var presenter: any Presenter
        unowned(unsafe) var router: (any Router<Int>)?

        init(_ module: Module) {
            object = module
            presenter = module
            router = module
        }
    }

    @Test func `Compares weak references by identity`() {
        let (module, other) = (Module(), Module())
        #expect(TypePlan.isSame(Weak(module), Weak(module)))
        #expect(!TypePlan.isSame(Weak(module), Weak(other)))
        #expect(!TypePlan.isSame(Weak(module), Weak(nil)))
        #expect(TypePlan.isSame(Weak(nil), Weak(nil)))
    }

    @Test func `Compares weak references to a released object`() {
        var module: Module? = Module()
        let (a, b) = (Weak(module), Weak(module))
        module = nil
        #expect(TypePlan.isSame(a, b))
        #expect(a.presenter == nil)
    }

    @Test func `Compares unowned references by identity`() {
        let (module, other) = (Module(), Module())
        #expect(TypePlan.isSame(Unowned(module), Unowned(module)))
        #expect(!TypePlan.isSame(Unowned(module), Unowned(other)))
        #expect(TypePlan.isSame(Unmanaged(module), Unmanaged(module)))
        #expect(!TypePlan.isSame(Unmanaged(module), Unmanaged(other)))
        withExtendedLifetime((module, other)) {}
    }

    @Test func `Compares unowned references to a released object`() {
        var module: Module? = Module()
        guard let first = module else { return }
        let (safe, unsafe) = (Unowned(first), Unmanaged(first))
        let others = (Unowned(first), Unmanaged(first))
        module = nil
        #expect(TypePlan.isSame(safe, others.0))
        #expect(TypePlan.isSame(unsafe, others.1))
    }

    @Test func `Compares class-bound existentials by identity`() {
        @MainActor struct Value { var presenter: any Presenter }
        let (module, other) = (Module(), Module())
        #expect(TypePlan.isSame(Value(presenter: module), Value(presenter: module)))
        #expect(!TypePlan.isSame(Value(presenter: module), Value(presenter: other)))
    }
}
