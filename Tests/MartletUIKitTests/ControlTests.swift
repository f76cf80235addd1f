import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

/// Shows a view of UIKit.
private struct Shown<Shown: UIView>: UIViewRepresentable {
    let view: Shown
    func makeUIView(context: Context) -> Shown { view }
    func updateUIView(_ uiView: Shown, context: Context) {}
}

@MainActor
@Suite("Controls of UIKit")
struct ControlTests {
    private let diary = Diary()

    private final class FieldDelegate: NSObject, UITextFieldDelegate {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func textFieldDidBeginEditing(_ textField: UITextField) { diary.lines.append("begins") }
        func textFieldDidEndEditing(_ textField: UITextField) { diary.lines.append("ends") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            diary.lines.append("returns")
            return textField.resignFirstResponder()
        }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            diary.lines.append("\(range.location)+\(range.length) \(string)")
            return !string.contains("7")
        }
    }

    // Shows: UITextField
    @Test func `A field asks its delegate before each change, and tells it of the focus and the return key`() {
        let (field, delegate) = (UITextField(), FieldDelegate(diary))
        field.placeholder = "Name"
        field.delegate = delegate
        field.addAction(UIAction { _ in diary.lines.append(field.text ?? "") }, for: .editingChanged)
        let host = mount { Shown(view: field) }
        host.type("An", into: "Name")
        host.type("7", into: "Name")
        #expect(field.text == "An")
        host.find(.value("An"))
        host.submit("Name")
        #expect(diary.lines == ["begins", "0+0 A", "A", "1+0 n", "An", "2+0 7", "returns", "ends"])
    }

    @MainActor
    private final class Keys: NSObject {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func pressed() { diary.lines.append("pressed") }
        func sent(_ sender: UIButton, event: UIEvent?) { diary.lines.append("\(sender.currentTitle ?? "") \(event == nil)") }
        func turned(_ sender: UISwitch) { diary.lines.append("turned \(sender.isOn)") }
    }

    // Shows: UIButton
    @Test func `A control calls the methods of its targets, and not those that have been removed or are of another kind of control`() {
        let (button, keys) = (UIButton(type: .system), Keys(diary))
        button.setTitle("Key", for: .normal)
        button.addTarget(keys, action: Selector("pressed", Keys.pressed), for: .touchUpInside)
        button.addTarget(keys, action: Selector("sent(_:event:)", Keys.sent(_:event:)), for: .touchUpInside)
        button.addTarget(keys, action: Selector("turned(_:)", Keys.turned(_:)), for: .touchUpInside)
        button.addTarget(keys, action: "pressed", for: .valueChanged)
        let host = mount { Shown(view: button) }
        host.tap("Key")
        #expect(diary.lines == ["pressed", "Key true"])
        button.removeTarget(keys, action: Selector("pressed"), for: .allEvents)
        host.tap("Key")
        #expect(diary.lines == ["pressed", "Key true", "Key true"])
    }

    // As on Apple's platforms, a method that is not the main actor's can be called, too.
    private final class Finger: NSObject {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func tapped(_ recognizer: UITapGestureRecognizer) {
            let diary = diary
            MainActor.assumeIsolated {
                diary.lines.append("\(recognizer.location(in: recognizer.view).x) \(recognizer.state == .ended)")
            }
        }
    }

    // Shows: UIGestureRecognizer
    @Test func `A recognizer calls a method with the place of the tap, unless its delegate does not let it begin`() throws {
        final class Refusal: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (label, finger, refusal) = (UILabel(), Finger(diary), Refusal())
        label.text = "Map"
        let recognizer = UITapGestureRecognizer(target: finger, action: Selector("tapped(_:)", Finger.tapped(_:)))
        label.addGestureRecognizer(recognizer)
        let host = mount { Shown(view: label) }
        host.tap("Map", at: CGPoint(x: 30, y: 20))
        #expect(diary.lines == ["30.0 true"])
        recognizer.delegate = refusal
        host.tap("Map", at: CGPoint(x: 1, y: 1))
        #expect(diary.lines.count == 1)
    }

    private final class CapitalDelegate: NSObject, UITextFieldDelegate {
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            textField.text = (textField.text ?? "") + string.uppercased()
            return false
        }
    }

    @Test func `A delegate that refuses a change keeps the text that it has set`() {
        let (field, delegate) = (UITextField(), CapitalDelegate())
        field.placeholder = "Code"
        field.delegate = delegate
        let host = mount { Shown(view: field) }
        host.type("ab", into: "Code")
        #expect(field.text == "AB")
        host.find(.value("AB"))
    }

    @Test func `The text of a field without a text is empty, and never nil`() {
        let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
        #expect(bar.text == "")
        (field.text, view.text, bar.text) = ("Soup", "Soup", "Soup")
        (field.text, view.text, bar.text) = (nil, nil, nil)
        #expect(field.text == "")
        #expect(view.text == "")
        #expect(bar.text == "")
    }

    private final class ShortTextDelegate: NSObject, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            range.location < 3
        }
    }

    @Test func `A delegate refuses a change of a text view`() {
        let (view, delegate) = (UITextView(), ShortTextDelegate())
        view.delegate = delegate
        let host = mount { Shown(view: view) }
        host.type("abcd", into: .role(.editor))
        #expect(view.text == "abc")
        host.find(.value("abc"))
    }

    private final class RefusingDelegate: NSObject, UITextFieldDelegate {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            diary.lines.append("asked")
            return false
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { diary.lines.append("begins") }
        func textFieldDidEndEditing(_ textField: UITextField) { diary.lines.append("ends") }
    }

    @Test func `A field whose delegate refuses the focus does not keep it`() {
        let (field, delegate) = (UITextField(), RefusingDelegate(diary))
        field.placeholder = "Day"
        field.delegate = delegate
        let host = mount { Shown(view: field) }
        host.inSession { _ = field.becomeFirstResponder() }
        #expect(diary.lines == ["asked"])
        #expect(!field.isEditing)
        host.inSession { _ = field.becomeFirstResponder() }
        #expect(diary.lines == ["asked", "asked"])
    }

    @Test func `What a page does without is stored`() {
        let (field, view, bar, toolbar) = (UITextField(), UITextView(), UISearchBar(), UIView())
        (field.inputAccessoryView, view.inputAccessoryView, bar.inputAccessoryView) = (toolbar, toolbar, toolbar)
        #expect([field.inputAccessoryView, view.inputAccessoryView, bar.inputAccessoryView] == [toolbar, toolbar, toolbar])
        field.setContentHuggingPriority(.required, for: .horizontal)
        field.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        #expect(field.contentHuggingPriority(for: .horizontal) == .required)
        #expect(field.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(field.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
        #expect(UIAction(title: "Bold", attributes: .destructive, state: .on) { _ in }.state == .on)
    }

    @Test func `An app gives a field the focus`() {
        let field = UITextField()
        field.placeholder = "Name"
        let host = mount { Shown(view: field) }
        #expect(!field.isFirstResponder)
        host.inSession { _ = field.becomeFirstResponder() }
        #expect(field.isFirstResponder)
    }

    @Test func `Buttons, switches, sliders and segments perform their actions`() {
        let (button, lamp, volume, size) = (
            UIButton(type: .system), UISwitch(), UISlider(), UISegmentedControl(items: ["Small", "Large"])
        )
        button.setTitle("Cook", for: .normal)
        button.addAction(UIAction { _ in diary.lines.append("cooked") }, for: .touchUpInside)
        lamp.addAction(UIAction { _ in diary.lines.append("lamp \(lamp.isOn)") }, for: .valueChanged)
        volume.addAction(UIAction { _ in diary.lines.append("volume \(volume.value)") }, for: .valueChanged)
        size.addAction(UIAction { _ in diary.lines.append("size \(size.selectedSegmentIndex)") }, for: .valueChanged)
        let host = mount {
            Shown(view: button)
            Shown(view: lamp)
            Shown(view: volume)
            Shown(view: size)
        }
        host.tap("Cook")
        host.toggle(.role(.toggle))
        host.set(.role(.slider), to: 0.5)
        host.pick("Large", in: .role(.picker))
        #expect(diary.lines == ["cooked", "lamp true", "volume 0.5", "size 1"])
        host.inSession { button.setTitle("Eat", for: .normal) }
        host.find("Eat")
    }

    @Test func `A button shows the title of its primary action, and performs it`() {
        let button = UIButton(
            primaryAction: UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in diary.lines.append("saved") })
        #expect(button.currentImage != nil)
        let host = mount {
            Shown(view: button)
            Shown(view: UIButton(type: .system, primaryAction: UIAction(title: "Print") { _ in diary.lines.append("printed") }))
        }
        host.tap("Save")
        host.tap("Print")
        #expect(diary.lines == ["saved", "printed"])
    }

    @Test func `The dots of pages turn to the next one`() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.addAction(UIAction { _ in diary.lines.append("page \(pages.currentPage)") }, for: .valueChanged)
        let host = mount { Shown(view: pages) }
        host.tap("page 1 of 3")
        host.find("page 2 of 3")
        #expect(diary.lines == ["page 1"])
    }

    private final class SearchDelegate: NSObject, UISearchBarDelegate {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { diary.lines.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { diary.lines.append("searched") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { diary.lines.append("cancelled") }
    }

    @Test func `A search bar tells its delegate what the user types, and of its buttons`() {
        let (bar, delegate) = (UISearchBar(), SearchDelegate(diary))
        bar.placeholder = "Find soup"
        bar.delegate = delegate
        bar.showsCancelButton = true
        let host = mount { Shown(view: bar) }
        host.type("mi", into: "Find soup")
        host.submit("Find soup")
        host.tap("Cancel")
        host.tap("Clear text")
        #expect(diary.lines == ["m", "mi", "searched", "cancelled", ""])
    }

    // Shows: UIView, UILabel
    @Test func `A view shows its subviews, and no longer those that are removed or hidden`() {
        let (view, first, second) = (UIView(), UILabel(), UILabel())
        first.text = "First"
        second.text = "Second"
        view.addSubview(first)
        view.insertSubview(second, belowSubview: first)
        let host = mount { Shown(view: view) }
        host.find("First")
        #expect(view.subviews == [second, first])
        host.inSession {
            first.removeFromSuperview()
            second.text = "Changed"
        }
        #expect(!host.exists("First"))
        host.find("Changed")
        host.inSession { second.isHidden = true }
        #expect(!host.exists("Changed"))
    }

    @Test func `A subview that is there already moves below or above a sibling`() {
        let (view, first, second, third) = (UIView(), UIView(), UIView(), UIView())
        for subview in [first, second, third] { view.addSubview(subview) }
        view.insertSubview(first, belowSubview: third)
        #expect(view.subviews == [second, first, third])
        view.insertSubview(second, aboveSubview: first)
        #expect(view.subviews == [first, second, third])
        view.insertSubview(second, aboveSubview: second)
        #expect(view.subviews == [first, second, third])
    }

    private struct RoundedCorner: Shape {
        var radius: CGFloat = .infinity
        var corners: UIRectCorner = .allCorners

        func path(in rect: CGRect) -> Path {
            Path(
                UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)).cgPath)
        }
    }

    // Shows: UIBezierPath, UIRectCorner
    @Test func `Some corners of a rectangle are round`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(
            RoundedCorner(radius: 4, corners: [.topLeft, .topRight]).path(in: rect)
                == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 4, topTrailing: 4), style: .circular))
        #expect(RoundedCorner().path(in: rect).contains(CGPoint(x: 10, y: 10)))
        #expect(!RoundedCorner().path(in: rect).contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `An arc runs clockwise as the user sees it`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        path.addLine(to: .zero)
        path.close()
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: -5)))
    }
}
