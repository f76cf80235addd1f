import SwiftUI

/// A lazy grid of sections.
struct PinnedPage: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], pinnedViews: [.sectionHeaders]) {
                ForEach(0..<4) { section in
                    Section {
                        ForEach(0..<9) { cell in Text("\(section).\(cell)").frame(maxWidth: .infinity, minHeight: 60).background(.orange) }
                    } header: {
                        Text("Header \(section)").font(.headline).padding(8)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(.bar)
                    } footer: {
                        Text("Footer \(section)").font(.footnote)
                    }
                }
            }
            LazyVStack(pinnedViews: [.sectionHeaders]) {
                Section {
                    ForEach(0..<20) { Text("Line \($0)").frame(height: 40) }
                } header: {
                    Text("Lines").frame(maxWidth: .infinity).background(.yellow)
                }
            }
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<30) { Text("Column \($0)") }
                    } header: {
                        Text("Side").background(.yellow)
                    }
                }
            }
            ScrollView {
                LazyVStack(pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<30) { Text("Inner \($0)") }
                    } header: {
                        Text("Inside").background(.yellow)
                    }
                }
            }
            .frame(height: 200)
        }
    }
}
