import SwiftUI

extension View {
    /// Shows a page that leads out of the app: as a sheet on a phone, and as a popover on a pad.
    func outsidePage(_ page: Binding<OutsidePage?>) -> some View { modifier(OutsidePagePresentation(page: page)) }
}

private struct OutsidePagePresentation: ViewModifier {
    @Binding var page: OutsidePage?
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        if sizeClass == .compact {
            content.sheet(item: $page) { OutsidePageView(page: $0) }
        } else {
            content.popover(item: $page) { OutsidePageView(page: $0) }
        }
    }
}

/// Tells the user where a link leads before they follow it.
struct OutsidePageView: View {
    let page: OutsidePage
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "safari")
                .font(.system(size: 36))
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            Text("This leads out of QBChat")
                .font(.headline)
            Text(verbatim: page.url.absoluteString)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Link(destination: page.url) {
                Text("Open page")
                    .fontWeight(.semibold)
                    .foregroundStyle(.white)
                    .padding(.horizontal, 20)
                    .padding(.vertical, 10)
                    .background(.tint, in: Capsule())
            }
            Button("Stay here") { dismiss() }
        }
        .padding(24)
        .frame(maxWidth: .infinity)
        .presentationDetents([.height(280)])
    }
}
