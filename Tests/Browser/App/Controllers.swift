import SafariServices
import SwiftUI
import UIKit

/// Controllers of UIKit that an app of SwiftUI presents, and that it shows.
struct ControllersPage: View {
    @State private var answer = "none"
    @State private var isSharing = false

    private var root: UIViewController? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first?.rootViewController
    }

    var body: some View {
        VStack(spacing: 16) {
            Text("Answer: \(answer)")
            Button("Rename") { rename() }
            Button("Delete") { delete() }
            Button("Share") {
                root?.present(UIActivityViewController(activityItems: ["Miso soup"], applicationActivities: nil), animated: true)
            }
            Button("Share in a sheet") { isSharing = true }
            Button("Read") { root?.present(SFSafariViewController(url: URL(string: "https://example.org/soup")!), animated: true) }
            Button("Cover") {
                let controller = NoteController()
                controller.modalPresentationStyle = .fullScreen
                root?.present(controller, animated: true) { answer = "covered" }
            }
            Represented().frame(width: 200, height: 60)
        }
        .sheet(isPresented: $isSharing) { Sharing() }
    }

    private func rename() {
        let alert = UIAlertController(title: "Rename", message: "What is it called?", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.text = "So"
        }
        let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in answer = alert?.textFields?.first?.text ?? "" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(save)
        alert.preferredAction = save
        root?.present(alert, animated: true)
    }

    private func delete() {
        let sheet = UIAlertController(title: "Delete the soup?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete it", style: .destructive) { _ in answer = "deleted" })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer = "cancelled" })
        root?.present(sheet, animated: true)
    }
}

private struct Sharing: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [URL(string: "https://example.org/soup")!], applicationActivities: nil)
    }
    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

/// A controller with a button that dismisses it.
private final class NoteController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let close = UIButton(type: .system)
        close.setTitle("Close the note", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        close.frame = CGRect(x: 40, y: 100, width: 200, height: 44)
        view.addSubview(close)
    }
}

/// A controller with the view of a child of SwiftUI's, which fills it.
private struct Represented: UIViewControllerRepresentable {
    final class Controller: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let child = UIHostingController(rootView: Color.blue.overlay(Text("Child")))
            addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}

/// Controls of UIKit, and a shape that its path draws.
struct ControlsPage: View {
    @State private var text = ""
    @State private var page = 0
    @State private var size = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Text: \(text), page \(page), size \(size)")
            Field(text: $text).frame(width: 200, height: 40)
            Pages(page: $page)
            Sizes(size: $size).frame(width: 240)
            Color.red.frame(width: 100, height: 60).clipShape(RoundedCorner(radius: 30, corners: [.topLeft])).accessibilityIdentifier(
                "corner")
        }
    }
}

private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

/// A field for digits, which has the focus from the start.
private struct Field: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Number"
        field.delegate = context.coordinator
        field.becomeFirstResponder()
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: Field
        init(_ parent: Field) { self.parent = parent }

        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            string.allSatisfy(\.isNumber)
        }

        func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }
    }
}

private struct Pages: UIViewRepresentable {
    @Binding var page: Int

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.addAction(UIAction { action in page = (action.sender as? UIPageControl)?.currentPage ?? 0 }, for: .valueChanged)
        return control
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
}

private struct Sizes: UIViewRepresentable {
    @Binding var size: Int

    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Small", "Large"])
        control.addAction(
            UIAction { action in size = (action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0 }, for: .valueChanged)
        return control
    }

    func updateUIView(_ uiView: UISegmentedControl, context: Context) { uiView.selectedSegmentIndex = size }
}

/// A picture of UIKit in two modes, and a blur over its half.
struct BlursPage: View {
    var body: some View {
        VStack(spacing: 20) {
            Picture(mode: .scaleToFill).frame(width: 200, height: 100).accessibilityIdentifier("filled")
                .overlay(alignment: .trailing) { Blur(style: .systemThinMaterial).frame(width: 100).accessibilityIdentifier("blur") }
            Picture(mode: .scaleAspectFit).frame(width: 200, height: 100).accessibilityIdentifier("fitted")
        }
    }
}

private struct Picture: UIViewRepresentable {
    let mode: UIView.ContentMode

    func makeUIView(context: Context) -> UIImageView {
        // Half of it is red, the other half blue.
        let data = Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4zwAE/xkgFAAb8gP91pbyKwAAAABJRU5ErkJggg==")!
        let view = UIImageView(image: UIImage(data: data))
        view.contentMode = mode
        return view
    }

    func updateUIView(_ uiView: UIImageView, context: Context) { uiView.contentMode = mode }
}

private struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}
