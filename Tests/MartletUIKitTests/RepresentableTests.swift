import MartletTest
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Views of UIKit in SwiftUI")
struct RepresentableTests {
    private struct Spinner: UIViewRepresentable {
        let isAnimating: Bool
        let style: UIActivityIndicatorView.Style

        func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }

        func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
            if isAnimating { uiView.startAnimating() } else { uiView.stopAnimating() }
        }
    }

    // Shows: UIViewRepresentable, UIViewRepresentableContext, UIActivityIndicatorView
    @Test func `A wheel turns while it is told to`() {
        struct Page: View {
            @State private var isBusy = false

            var body: some View {
                Spinner(isAnimating: isBusy, style: .large)
                Button("Toggle") { isBusy.toggle() }
            }
        }
        let host = mount { Page() }
        #expect(!host.exists(.progress))
        host.tap("Toggle")
        #expect(host.exists(.progress))
        host.tap("Toggle")
        #expect(!host.exists(.progress))
    }

    private struct NoteField: UIViewRepresentable {
        @Binding var text: String
        let diary: Diary

        func makeUIView(context: Context) -> UITextView {
            diary.lines.append("made")
            let view = UITextView()
            view.delegate = context.coordinator
            return view
        }

        func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }

        static func dismantleUIView(_ uiView: UITextView, coordinator: Coordinator) { coordinator.parent.diary.lines.append("dismantled") }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject, UITextViewDelegate {
            let parent: NoteField
            init(_ parent: NoteField) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
        }
    }

    // Shows: UITextView, UITextViewDelegate
    @Test func `A field passes on what the user types, by its coordinator, and shows what the app sets`() {
        struct Page: View {
            let diary: Diary
            @State private var text = "Soup"
            @State private var isShown = true

            var body: some View {
                if isShown { NoteField(text: $text, diary: diary) }
                Text("Text: \(text)" as String)
                Button("Clear") { text = "" }
                Button("Hide") { isShown = false }
            }
        }
        let diary = Diary()
        let host = mount { Page(diary: diary) }
        host.find(.value("Soup"))
        host.type(" of the day", into: .role(.editor))
        host.find("Text: Soup of the day")
        host.tap("Clear")
        host.find("Text: ")
        #expect(diary.lines == ["made"])
        host.tap("Hide")
        #expect(diary.lines == ["made", "dismantled"])
    }

    @Test func `Appearance proxies without effect are accepted, and the log says that they change nothing`() {
        struct Page: View {
            init() {
                UITableView.appearance().backgroundColor = .clear
                UITextView.appearance().backgroundColor = .clear
            }

            var body: some View { Text("Page") }
        }
        let host = mount { Page() }
        host.find("Page")
        #expect(host.warnings.count == 2)
    }
}
