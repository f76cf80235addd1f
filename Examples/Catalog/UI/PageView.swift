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
            sample.view
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

/// The source of a sample, with a button that copies it.
private struct SourceView: View {
    let title: String
    let source: String
    @State private var isCopied = false

    var body: some View {
        ScrollView(.horizontal) {
            Text(verbatim: source)
                .font(.system(size: 12, design: .monospaced))
                .fixedSize()
                .padding(12)
                .padding(.trailing, 36)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.fill.quaternary, in: .rect(cornerRadius: 12))
        .overlay(alignment: .topTrailing) {
            Button("Copy the source of \(title)", systemImage: isCopied ? "checkmark" : "doc.on.doc") {
                UIPasteboard.general.string = source
                isCopied = true
            }
            .labelStyle(.iconOnly)
            .font(.footnote)
            .buttonStyle(.bordered)
            .controlSize(.small)
            .padding(8)
        }
    }
}
