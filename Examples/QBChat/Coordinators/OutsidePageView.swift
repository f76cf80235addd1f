import SwiftUI

extension View {
    /// Presents an external page: as a sheet on a phone, as a popover on a tablet.
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

/// Shows where a link leads before the user follows it.
struct OutsidePageView: View {
    let page: OutsidePage
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "safari")
                .font(.system(size: 36))
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            Text("This link leaves QBChat")
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
