import MartletKit
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Cases of enumerations")
struct CaseTests {
    @Test func `A case is made, and its value read, by its key path`() {
        let rename = Input.cases[keyPath: \.form.rename]
        #expect(rename.embed("Ann") == .form(.rename("Ann")))
        #expect(rename.extract(.form(.rename("Bob"))) == "Bob")
        #expect(rename.extract(.form(.save)) == nil)
        #expect(rename.extract(.start) == nil)
        let row = Input.cases[keyPath: \.row.rename]
        #expect(row.embed((3, "Ann")) == .row(id: 3, .rename("Ann")))
        #expect(row.extract(.row(id: 4, .rename("Bob"))).map { "\($0.0) \($0.1)" } == "4 Bob")
        #expect(\Input.Cases.form.rename == \Input.Cases.form.rename)
        #expect(\Input.Cases.form.rename as AnyKeyPath != \Input.Cases.row.rename)
    }

    @Test func `The value of a state's case is read and written`() {
        var screen = Screen.loading
        #expect(screen[case: \.form] == nil)
        screen[case: \.form] = Form(name: "Ann")
        #expect(screen == .form(Form(name: "Ann")))
        screen[case: \.form]?.name = "Bob"
        #expect(screen[case: \.form]?.name == "Bob")
        screen[case: \.form] = nil
        #expect(screen == .form(Form(name: "Bob")))
        screen[case: \.loading] = ()
        #expect(screen == .loading)
    }

    @Test func `A view of an enumeration is evaluated when the case changes, and its part when the value does`() {
        let store = Store(Kiosk(), .app())
        let host = mount { ScreenView(store: store) }
        host.find("Loading")
        #expect(host.evaluations(sending: .start, to: store) == ["ScreenView": 1, "FormView": 1, "TextField<Text>": 1])
        #expect(host.evaluations(sending: .form(.rename("Ann")), to: store)["ScreenView"] == nil)
        #expect(store.screen == .form(Form(name: "Ann")))
        host.act { store.send(.stop) }
        host.find("Loading")
        host.expectNone("Save")
    }

    @Test func `The effect of a state's case ends with the case`() async {
        let clock = TestClock()
        let store = Store(Kiosk(), .app(clock: clock))
        store.send(.start)
        store.send(.form(.save))
        await clock.advance(by: .zero)
        #expect(store.effectCount == 1)
        store.send(.stop)
        await clock.advance(by: .zero)
        #expect(store.effectCount == 0)
    }

    @Test func `The fields of a form are changed by one case`() {
        let store = Store(Kiosk(screen: .form(Form())), .app())
        let host = mount { ScreenView(store: store) }
        host.type("Ann", into: "Name")
        #expect(store.screen == .form(Form(name: "Ann")))
        #expect(FieldChange<Form>.set(\.name, to: "Ann") == .set(\.name, to: "Ann"))
        #expect(FieldChange<Form>.set(\.name, to: "Ann") != .set(\.name, to: "Bob"))
        #expect(FieldChange<Form>.set(\.name, to: "Ann") != .set(\.note, to: "Ann"))
        #expect(FieldChange<Form>.set(\.count, to: 1) != .set(\.name, to: "1"))
    }

    @Test func `A sheet is presented by its state, and its dismissal is an input`() {
        let store = Store(Kiosk(), .app())
        let host = mount { SheetView(store: store) }
        host.expectNone("Detail Milk")
        host.act { store.send(.open("Milk")) }
        host.find("Detail Milk")
        host.tap("Shout")
        host.find("Detail MILK")
        host.dismiss()
        #expect(store.detail == nil)
        #expect(store.closings == 1)
        host.expectNone("Detail MILK")
        host.act { store.send(.open("Eggs")) }
        host.act { store.send(.close) }
        #expect(store.closings == 2)
        host.expectNone("Detail Eggs")
    }

    @Test func `An alert is presented by an optional, and its dismissal is an input`() {
        let store = Store(Kiosk(), .app())
        let host = mount { AlertView(store: store) }
        host.expectNone("Not saved")
        host.act { store.send(.fail("The disk is full.")) }
        host.find("The disk is full.")
        host.tap("OK")
        #expect(store.problem == nil)
        host.expectNone("Not saved")
    }
}

@Cases
private enum Screen: Equatable {
    case loading
    case form(Form)
}

private struct Form: Equatable {
    var name = ""
    var note = ""
    var count = 0
}

private struct Slip: Equatable, Identifiable {
    let id: Int
    var text: String
}

private struct Kiosk: Equatable {
    var screen = Screen.loading
    var detail: Slip?
    var problem: String?
    var closings = 0
}

@Cases
private enum Input: Equatable {
    case start, stop
    case open(String)
    case close
    case fail(String)
    case problemSeen
    case form(FormInput)
    case row(id: Int, FormInput)
    case detail(SlipInput)
}

@Cases
private enum FormInput: Equatable {
    case rename(String)
    case changed(FieldChange<Form>)
    case save
}

@Cases
private enum SlipInput: Equatable { case shout }

extension Reducer where State == Kiosk, Action == Input {
    fileprivate static func app(clock: TestClock = TestClock()) -> Reducer {
        .combine(
            Reducer { state, input in
                switch input {
                case .start: state.screen = .form(Form())
                case .stop: state.screen = .loading
                case .open(let text): state.detail = Slip(id: 1, text: text)
                case .close:
                    state.detail = nil
                    state.closings += 1
                case .fail(let problem): state.problem = problem
                case .problemSeen: state.problem = nil
                case .form, .row, .detail: break
                }
                return .none
            },
            Reducer<Form, FormInput> { state, input in
                switch input {
                case .rename(let name): state.name = name
                case .changed(let change): change.apply(to: &state)
                case .save: return .run { _ in try? await clock.sleep(for: .seconds(60)) }
                }
                return .none
            }.lift(\.screen[case: \.form], action: \.form),
            Reducer<Slip, SlipInput> { state, _ in
                state.text = state.text.uppercased()
                return .none
            }.lift(\.detail, action: \.detail))
    }
}

private struct ScreenView: View {
    let store: Store<Kiosk, Input>

    var body: some View {
        if let form = store.scope(\.screen[case: \.form], input: \.form) { FormView(store: form) } else { Text("Loading") }
    }
}

private struct FormView: View {
    let store: Store<Form, FormInput>

    var body: some View { TextField("Name", text: store.binding(\.name, input: \.changed)) }
}

private struct SheetView: View {
    let store: Store<Kiosk, Input>

    var body: some View {
        Text("Shop")
            .sheet(item: store.presented(\.detail, input: \.detail, dismiss: .close)) { SlipView(store: $0) }
    }
}

private struct SlipView: View {
    let store: Store<Slip, SlipInput>

    var body: some View {
        Text("Detail \(store.text)")
        Button("Shout") { store.send(.shout) }
    }
}

private struct AlertView: View {
    let store: Store<Kiosk, Input>

    var body: some View {
        Text("Shop")
            .alert("Not saved", isPresented: store.isPresented(\.problem, dismiss: .problemSeen), presenting: store.problem) { _ in
                Button("OK") {}
            } message: {
                Text($0)
            }
    }
}
