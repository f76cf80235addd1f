import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import UIKit

@MainActor
@Suite("Controllers in SwiftUI, and controllers of controllers")
struct ControllerTests {
    private let diary = Diary()

    private struct Represented: UIViewControllerRepresentable {
        let name: String
        let diary: Diary

        final class Coordinator {
            let diary: Diary
            init(_ diary: Diary) { self.diary = diary }
        }

        func makeCoordinator() -> Coordinator { Coordinator(diary) }

        func makeUIViewController(context: UIViewControllerRepresentableContext<Represented>) -> UIHostingController<Text> {
            context.coordinator.diary.lines.append("made")
            return UIHostingController(rootView: Text("none"))
        }

        func updateUIViewController(_ uiViewController: UIHostingController<Text>, context: Context) {
            uiViewController.rootView = Text(name)
        }

        static func dismantleUIViewController(_ uiViewController: UIHostingController<Text>, coordinator: Coordinator) {
            coordinator.diary.lines.append("dismantled")
        }
    }

    // Shows: UIViewControllerRepresentable, UIViewControllerRepresentableContext
    @Test func `A controller is made once, updated with each value, and dismantled when it is removed`() {
        struct Page: View {
            let diary: Diary
            @State private var count = 1
            @State private var isShown = true

            var body: some View {
                if isShown { Represented(name: "Count \(count)", diary: diary) }
                Button("Add") { count += 1 }
                Button("Hide") { isShown = false }
            }
        }
        let host = mount { Page(diary: diary) }
        host.find("Count 1")
        host.tap("Add")
        host.find("Count 2")
        #expect(diary.lines == ["made"])
        host.tap("Hide")
        #expect(diary.lines == ["made", "dismantled"])
    }

    @Test func `A view of UIKit in a tab is kept while another tab is shown`() {
        struct Page: View {
            let diary: Diary
            var body: some View {
                TabView {
                    Represented(name: "First", diary: diary).tabItem { Text("One") }
                    Text("Second").tabItem { Text("Two") }
                }
            }
        }
        let host = mount { Page(diary: diary) }
        host.select(tab: "Two")
        host.select(tab: "One")
        host.find("First")
        #expect(diary.lines == ["made"])
    }

    private final class ParentController: UIViewController {
        override func viewDidLoad() {
            let child = UIHostingController(rootView: Text("Child"))
            addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    private struct Parent: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> ParentController { ParentController() }
        func updateUIViewController(_ uiViewController: ParentController, context: Context) {}
    }

    @Test func `The view of a child is shown where its parent has added it, and a child presents`() throws {
        let host = mount { Parent() }
        host.find("Child")
        let root = try #require(host.rootController)
        host.inSession { root.present(ParentController(), animated: true) }
        let child = try #require(root.presentedViewController?.children.first)
        #expect(child.presentingViewController === root)
        host.inSession { child.dismiss(animated: true) }
        #expect(!host.exists(.sheet))
    }

    private final class StackDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let first = UIHostingController(rootView: Text("List"))
            first.title = "Soups"
            let stack = UINavigationController(rootViewController: first)
            first.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add,
                primaryAction: UIAction { _ in
                    let second = UIHostingController(rootView: Text("Miso"))
                    second.navigationItem.title = "Detail"
                    stack.pushViewController(second, animated: true)
                })
            let settings = UIHostingController(rootView: Text("Volume"))
            settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
            stack.tabBarItem = UITabBarItem(title: "Menu", image: nil, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, settings]
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = tabs
            window?.makeKeyAndVisible()
            return true
        }
    }

    // Shows: UINavigationController
    @Test func `Stacks and tabs of controllers are SwiftUI's, with titles and buttons, both ways`() throws {
        let host = mount(DelegatedApp<StackDelegate>.self)
        host.find(.role(.screen, "Soups"))
        host.tap("Add")
        host.find(.role(.screen, "Detail"))
        let stack = try #require(host.rootController?.children.first as? UINavigationController)
        #expect(stack.viewControllers.count == 2)
        host.goBack()
        #expect(stack.viewControllers.count == 1)
        #expect(!host.exists("Miso"))
        host.tap("Add")
        host.inSession { _ = stack.popToRootViewController(animated: true) }
        #expect(!host.exists("Miso"))
        host.select(tab: "Settings")
        host.find("Volume")
        #expect(stack.tabBarController?.selectedIndex == 1)
    }
}
