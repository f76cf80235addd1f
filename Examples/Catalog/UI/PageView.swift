import CatalogSources
import SwiftUI
import UIKit

/// A page: its samples, one below the other.
struct PageView: View {
    let page: Page
    /// The sample to scroll to.
    let sample: Sample.ID?

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(alignment: .leading, spacing: 36) {
                    ForEach(page.samples) { SampleView(sample: $0) }
                }
                .frame(maxWidth: 760)
                .padding()
                .frame(maxWidth: .infinity)
            }
            .onAppear { reader.scrollTo(sample, anchor: .top) }
            .onChange(of: sample) { reader.scrollTo(sample, anchor: .top) }
        }
        .navigationTitle(page.title)
    }
}

/// A sample: its title, the live view, and its source.
struct SampleView: View {
    let sample: Sample

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            VStack(alignment: .leading, spacing: 2) {
                Text(sample.title).font(.title3.bold()).accessibilityAddTraits(.isHeader)
                Text(sample.apis.joined(separator: "  ")).font(.caption.monospaced()).foregroundStyle(.secondary)
            }
            Group {
                if sample.needsScreen { SampleScreenButton(sample: sample) } else { sample.view }
            }
            .padding()
            .frame(maxWidth: .infinity)
            .background(.background, in: .rect(cornerRadius: 12))
            .clipShape(.rect(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary) }
            SourceView(title: sample.title, source: SampleSource.text(of: sample.id) ?? "")
        }
        .id(sample.id)
    }
}

/// Opens a sample on a screen of its own.
private struct SampleScreenButton: View {
    let sample: Sample
    @State private var isShown = false

    var body: some View {
        Button("Try \(sample.title)", systemImage: "rectangle.portrait.and.arrow.forward") { isShown = true }
            .sheet(isPresented: $isShown) {
                sample.view.safeAreaInset(edge: .bottom) {
                    Button("Close") { isShown = false }.buttonStyle(.bordered).padding(8).frame(maxWidth: .infinity).background(.bar)
                }
            }
    }
}

/// The source of a sample, with a button that copies it.
private struct SourceView: View {
    let title: String
    let source: String
    @State private var isCopied = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Swift").foregroundStyle(.secondary)
                Spacer()
                Button {
                    UIPasteboard.general.string = source
                    isCopied = true
                } label: {
                    Label(isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc")
                }
                .accessibilityLabel("Copy the source of \(title)")
            }
            .font(.footnote)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            Divider()
            ScrollView(.horizontal) {
                Text(verbatim: source)
                    .font(.system(size: 12, design: .monospaced))
                    .fixedSize()
                    .padding(12)
            }
        }
        .background(.fill.quaternary, in: .rect(cornerRadius: 12))
    }
}
