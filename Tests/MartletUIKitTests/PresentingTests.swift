import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

/// Writes down what it is told, in order, and shows its name.
private final class NoteController: UIViewController {
    private let diary: Diary
    private let name: String

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        diary.lines.append("\(name) loaded")
        let label = UILabel()
        label.text = "Note of \(name)"
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) { diary.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { diary.lines.append("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { diary.lines.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.lines.append("\(name) disappeared") }
}

@MainActor
@Suite("Presenting controllers")
struct PresentingTests {
    private let diary = Diary()

    // Shows: UIViewController
    @Test func `An app of SwiftUI presents a controller from the root of its window, and dismisses it`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        host.inSession { root.present(NoteController("Ann", diary), animated: true) { diary.lines.append("presented") } }
        host.find(.sheet)
        host.find("Note of Ann")
        #expect(diary.lines == ["Ann loaded", "Ann will appear", "Ann appeared", "presented"])
        diary.lines = []
        host.inSession { root.dismiss(animated: true) { diary.lines.append("dismissed") } }
        #expect(!host.exists(.sheet))
        #expect(diary.lines == ["Ann will disappear", "Ann disappeared", "dismissed"])
        #expect(host.warnings == [])
    }

    @Test func `A window that reads as keyWindow or as the first one has the same root`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        host.inSession {
            #expect(UIApplication.shared.windows.first?.rootViewController === root)
            #expect(UIApplication.shared.keyWindow?.rootViewController === root)
        }
    }

    @Test func `A controller is presented above the one that is presented, and each presents only one`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let ann = NoteController("Ann", diary)
        host.inSession {
            root.present(ann, animated: true)
            root.present(NoteController("Bo", diary), animated: true)
        }
        #expect(!host.exists("Note of Bo"))
        #expect(host.warnings == ["PageController cannot present NoteController: it presents another controller."])
        host.inSession { ann.present(NoteController("Cy", diary), animated: true) }
        host.find("Note of Cy")
        #expect(root.presentedViewController === ann)
        #expect(ann.presentedViewController?.presentingViewController === ann)
        host.inSession { root.dismiss(animated: true) }
        #expect(!host.exists(.sheet))
    }

    @Test func `A dismissed controller no longer presents another one when it is presented again`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let (ann, cy) = (NoteController("Ann", diary), NoteController("Cy", diary))
        host.inSession { root.present(ann, animated: true) }
        host.inSession { ann.present(cy, animated: true) }
        host.find("Note of Cy")
        host.inSession { root.dismiss(animated: true) }
        #expect(ann.presentedViewController == nil)
        #expect(cy.presentingViewController == nil)
        host.inSession { root.present(ann, animated: true) }
        host.find("Note of Ann")
        #expect(!host.exists("Note of Cy"))
    }

    /// Writes down how it is moving when it appears and disappears.
    private final class MovingController: UIViewController {
        let diary: Diary

        init(_ diary: Diary) {
            self.diary = diary
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ event: String) {
            let state = [
                (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "to parent"),
                (isMovingFromParent, "from parent"),
            ]
            diary.lines.append("\(event): \(state.filter(\.0).map(\.1).joined(separator: ", "))")
        }

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("appeared") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("disappeared") }
    }

    @Test func `A controller knows that it is being presented or dismissed while it is told of it, and not otherwise`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let controller = MovingController(diary)
        host.inSession { root.present(controller, animated: true) }
        #expect(diary.lines == ["will appear: presented", "appeared: presented"])
        #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
        diary.lines = []
        host.dismiss()
        #expect(diary.lines == ["will disappear: dismissed", "disappeared: dismissed"])
        #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    }

    @Test func `A controller knows that it is moving to or from a stack while it is told of it, and not otherwise`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let (stack, controller) = (UINavigationController(rootViewController: NoteController("Ann", Diary())), MovingController(diary))
        host.inSession { root.present(stack, animated: true) }
        host.inSession { stack.pushViewController(controller, animated: true) }
        #expect(diary.lines == ["will appear: to parent", "appeared: to parent"])
        #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
        diary.lines = []
        host.inSession { _ = stack.popViewController(animated: true) }
        #expect(diary.lines == ["will disappear: from parent", "disappeared: from parent"])
        #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    }

    @Test func `A button of a bar follows its title and whether it is enabled`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let (ann, item) = (NoteController("Ann", diary), UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in }))
        host.inSession {
            ann.navigationItem.rightBarButtonItem = item
            root.present(UINavigationController(rootViewController: ann), animated: true)
        }
        host.find("Edit")
        host.inSession { item.title = "Done" }
        host.find("Done")
        #expect(!host.exists("Edit"))
        #expect(host.find("Done").isEnabled)
        host.inSession { item.isEnabled = false }
        #expect(!host.find("Done").isEnabled)
    }

    @Test func `A tab follows the title of its item`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let (tabs, ann) = (UITabBarController(), NoteController("Ann", diary))
        ann.tabBarItem = UITabBarItem(title: "Soups", image: nil, tag: 0)
        tabs.viewControllers = [ann, NoteController("Bo", diary)]
        host.inSession { root.present(tabs, animated: true) }
        host.find("Soups")
        host.inSession { ann.tabBarItem.title = "Stews" }
        host.find("Stews")
        host.inSession { ann.tabBarItem = UITabBarItem(title: "Salads", image: nil, tag: 0) }
        host.find("Salads")
    }

    private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
        var count = 0
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
    }

    @Test func `The user dismisses a controller, of which the delegate is told, unless it is modal`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let (ann, listener) = (NoteController("Ann", diary), DismissalListener())
        host.inSession {
            ann.presentationController?.delegate = listener
            root.present(ann, animated: true)
        }
        host.dismiss()
        #expect(!host.exists(.sheet))
        #expect(root.presentedViewController == nil)
        #expect(listener.count == 1)
        host.inSession {
            ann.isModalInPresentation = true
            root.present(ann, animated: true)
        }
        #expect(host.find(.sheet).element?[.isModal] == true)
    }

    // Shows: UIAlertController
    @Test func `An alert has fields and buttons, and its handler can present another one`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        host.inSession {
            let alert = UIAlertController(title: "Rename", message: "A new name", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in diary.lines.append("cancelled") })
            alert.addAction(
                UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
                    let name = alert?.textFields?.first?.text ?? ""
                    let done = UIAlertController(title: "Hello \(name)", message: nil, preferredStyle: .alert)
                    done.addAction(UIAlertAction(title: "OK", style: .default))
                    root.present(done, animated: true)
                })
            root.present(alert, animated: true) { diary.lines.append("presented") }
        }
        #expect(diary.lines == ["presented"])
        host.find("A new name")
        host.type("Ann", into: "Name")
        host.tap("Save")
        host.find(.role(.alert, "Hello Ann"))
        #expect(!host.exists("Save"))
        host.tap("OK")
        #expect(!host.exists(.alert))
        #expect(root.presentedViewController == nil)
        #expect(diary.lines == ["presented"])
    }

    @Test func `An action sheet is a confirmation, and closing it cancels`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        host.inSession {
            let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: style) { diary.lines.append($0.title ?? "") })
            }
            sheet.popoverPresentationController?.sourceView = root.view
            root.present(sheet, animated: true)
        }
        host.find(.confirmation)
        host.dismiss()
        #expect(!host.exists(.confirmation))
        #expect(diary.lines == ["Cancel"])
    }

    // Shows: UIActivityViewController
    @Test func `Texts and URLs are shared by the browser or copied, and the handler is told`() throws {
        let host = mount { Text("Page") }
        let root = try #require(host.rootController)
        let soup = try #require(URL(string: "https://example.org/soup"))
        host.inSession {
            let controller = UIActivityViewController(activityItems: ["Soup", soup], applicationActivities: nil)
            controller.completionWithItemsHandler = { activity, isDone, _, _ in
                diary.lines.append("\(activity?.rawValue ?? "none"), \(isDone)")
            }
            root.present(controller, animated: true)
        }
        host.find("Share…")
        host.tap("Copy")
        #expect(host.pasteboard == "Soup\nhttps://example.org/soup")
        #expect(!host.exists(.sheet))
        #expect(diary.lines == ["com.apple.UIKit.activity.CopyToPasteboard, true"])
    }

    @Test func `A sheet of SwiftUI shows a controller that shares`() {
        struct Sharing: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIActivityViewController {
                UIActivityViewController(activityItems: ["Soup"], applicationActivities: nil)
            }
            func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
        }
        struct Page: View {
            @State private var isSharing = false

            var body: some View {
                Button("Open") { isSharing = true }.sheet(isPresented: $isSharing) { Sharing() }
            }
        }
        let host = mount { Page() }
        host.tap("Open")
        host.tap("Copy")
        #expect(host.pasteboard == "Soup")
        #expect(!host.exists(.sheet))
    }
}
