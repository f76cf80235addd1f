import Foundation
import MartletUI

// Calls as apps write them. That they are type-checked is the test.

private struct Dish: Identifiable, Hashable {
    var id = UUID()
    var name = ""
    var isVegan = false
    var parts: [Dish]?
}

private enum Tab: String, CaseIterable, Identifiable {
    case all, mine
    var id: Self { self }
}

@MainActor
private struct ListShapes: View {
    @State private var dishes: [Dish] = []
    @State private var dish: Dish?
    @State private var selected: UUID?
    @State private var several: Set<Dish.ID> = []
    @State private var isOn = false
    @State private var text = ""
    @State private var tab = Tab.all
    @State private var position: Dish.ID?
    @Environment(\.editMode) private var editMode
    @Environment(\.refresh) private var refresh
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        lists
        lazies
        scrolling
        search
    }

    @ViewBuilder private var lists: some View {
        List { Text("row") }
        List(dishes) { dish in Text(dish.name) }
        List(dishes, id: \.name) { Text($0.name) }
        List(dishes, id: \.self, rowContent: { Text($0.name) })
        List(0..<3) { Text("\($0)") }
        List($dishes) { $dish in TextField("Name", text: $dish.name) }
        List(dishes, selection: $selected) { Text($0.name) }
        List(dishes, selection: $several) { Text($0.name) }
        List(dishes, id: \.id, selection: $selected) { Text($0.name) }
        List(selection: $selected) { ForEach(dishes) { Text($0.name) } }
        List(selection: $several) {
            ForEach($dishes) { $dish in Toggle(dish.name, isOn: $dish.isVegan) }
                .onDelete { dishes.remove(atOffsets: $0) }
                .onMove { dishes.move(fromOffsets: $0, toOffset: $1) }
            ForEach(dishes.indices, id: \.self) { Text(dishes[$0].name) }.onDelete(perform: delete).onMove(perform: move)
            ForEach(Array(dishes.enumerated()), id: \.offset) { index, dish in Text("\(index) \(dish.name)") }
            ForEach(Array(dishes.enumerated()), id: \.element.id) { index, dish in Text("\(index) \(dish.name)") }
            ForEach(Tab.allCases) { Text($0.rawValue) }
            ForEach(Tab.allCases, id: \.self, content: row)
            ForEach($dishes, id: \.id) { $dish in TextField("Name", text: $dish.name) }
        }
        .listStyle(.insetGrouped)
        .listStyle(GroupedListStyle())
        .listStyle(PlainListStyle())
        .listSectionSpacing(.compact)
        .listSectionSpacing(12)
        .listRowSpacing(4)
        .headerProminence(.increased)
        .environment(\.defaultMinListRowHeight, 10)
        .environment(\.editMode, .constant(.active))
        .refreshable { await load() }
        .refreshable(action: load)
        .toolbar { EditButton() }
        Form {
            Section { Text("a") }
            Section("Title") { Text("a") }
            Section(dishes.isEmpty ? "Empty" : dishes[0].name) { Text("a") }
            Section(header: Text("Header")) { Text("a") }
            Section(header: Text("Header"), footer: Text("Footer")) { Text("a") }
            Section(footer: Text("Footer")) { Text("a") }
            Section {
                Text("a")
            } header: {
                Text("Header")
            }
            Section {
                Text("a")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            Section {
                Text("a")
            } footer: {
                Text("Footer")
            }
            Section(content: { Text("a") }, header: { Text("Header") })
            Section(isExpanded: $isOn) {
                Text("a")
            } header: {
                Text("Header")
            }
        }
        .formStyle(.grouped)
        Text("row")
            .listRowInsets(EdgeInsets())
            .listRowInsets(.init(top: 0, leading: 1, bottom: 2, trailing: 3))
            .listRowBackground(Color.clear)
            .listRowBackground(isOn ? Color.red : nil)
            .listRowBackground(EmptyView())
            .listRowSeparator(.hidden)
            .listRowSeparator(.visible, edges: .bottom)
            .listRowSeparatorTint(.red)
            .listSectionSeparator(.hidden)
            .listSectionSeparator(.hidden, edges: .top)
            .swipeActions { Button("Bin", role: .destructive) {} }
            .swipeActions(edge: .leading) { Button("Pin") {} }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) { Button("Pin") {} }
            .badge(3)
            .badge("new")
            .badge(Text("x"))
            .contextMenu { Button("Copy") {} }
            .contextMenu(menuItems: { Button("Copy") {} })
            .contextMenu {
                Button("Copy") {}
            } preview: {
                Text("preview")
            }
            .deleteDisabled(true)
            .moveDisabled(true)
            .selectionDisabled()
    }

    @ViewBuilder private var lazies: some View {
        LazyVStack { Text("a") }
        LazyVStack(spacing: 4) { Text("a") }
        LazyVStack(alignment: .leading, spacing: 4) { Text("a") }
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("a") }
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: .sectionHeaders, content: { Text("a") })
        LazyHStack { Text("a") }
        LazyHStack(spacing: 4) { Text("a") }
        LazyHStack(alignment: .top, spacing: 4) { Text("a") }
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(minimum: 10, maximum: 20), spacing: 2, alignment: .leading)]) {
            Text("a")
        }
        LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 4), count: 3), spacing: 4) { Text("a") }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], alignment: .leading, spacing: 4) { Text("a") }
        LazyVGrid(columns: [GridItem(), GridItem(.fixed(40), alignment: .top)], spacing: 4, content: { Text("a") })
        LazyHGrid(rows: [GridItem(.fixed(40))]) { Text("a") }
    }

    @ViewBuilder private var scrolling: some View {
        ScrollView { Text("a") }
        ScrollView(.horizontal) { Text("a") }
        ScrollView([.horizontal, .vertical]) { Text("a") }
        ScrollView(.horizontal, showsIndicators: false) { Text("a") }
        ScrollView(showsIndicators: false) { Text("a") }
        ScrollView(.vertical, showsIndicators: false, content: { Text("a") })
        ScrollViewReader { proxy in
            ScrollView { ForEach(dishes) { Text($0.name) } }
                .onAppear { proxy.scrollTo(dishes.last?.id, anchor: .bottom) }
                .onChange(of: dishes.count) { withAnimation { proxy.scrollTo(dishes[0].id) } }
        }
        ScrollView(.horizontal) {
            LazyHStack { ForEach(dishes) { Text($0.name) } }.scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollIndicators(.never, axes: .horizontal)
        .scrollDisabled(isOn)
        .scrollDismissesKeyboard(.immediately)
        .scrollTargetBehavior(.viewAligned)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $position)
        .scrollPosition(id: $position, anchor: .center)
        .scrollBounceBehavior(.basedOnSize)
        .scrollBounceBehavior(.basedOnSize, axes: .vertical)
        .scrollClipDisabled()
        .scrollContentBackground(.hidden)
        .defaultScrollAnchor(.bottom)
        .contentMargins(.horizontal, 20, for: .scrollContent)
        .contentMargins(.bottom, 20)
        .contentMargins(20, for: .scrollContent)
    }

    @ViewBuilder private var search: some View {
        Text("content")
            .searchable(text: $text)
            .searchable(text: $text, prompt: "Dishes")
            .searchable(text: $text, prompt: Text("Dishes"))
            .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
            .searchable(text: $text, placement: .toolbar, prompt: "Dishes")
            .searchable(text: $text, isPresented: $isOn, placement: .automatic, prompt: "Dishes")
            .searchScopes($tab) { ForEach(Tab.allCases) { Text($0.rawValue).tag($0) } }
            .searchSuggestions { ForEach(dishes) { Text($0.name).searchCompletion($0.name) } }
            .onSubmit(of: .search) {}
    }

    private func row(_ tab: Tab) -> some View { Text(tab.rawValue) }
    private func delete(at offsets: IndexSet) { dishes.remove(atOffsets: offsets) }
    private func move(from source: IndexSet, to destination: Int) { dishes.move(fromOffsets: source, toOffset: destination) }
    @Sendable private func load() async {}
}

@MainActor
private struct PresentationShapes: View {
    @State private var isOn = false
    @State private var dish: Dish?
    @State private var error: URLErrorLike?
    @State private var detent = PresentationDetent.medium
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        Group {
            sheets
            dialogs
        }
        .onTapGesture {
            dismiss()
            presentationMode.wrappedValue.dismiss()
        }
    }

    @ViewBuilder private var sheets: some View {
        Text("a")
            .sheet(isPresented: $isOn) { Text("sheet") }
            .sheet(isPresented: $isOn, content: { Text("sheet") })
            .sheet(isPresented: $isOn, onDismiss: done) { Text("sheet") }
            .sheet(isPresented: $isOn, onDismiss: { dish = nil }, content: { Text("sheet") })
            .sheet(isPresented: $isOn) {
                dish = nil
            } content: {
                Text("sheet")
            }
        Text("a")
            .sheet(item: $dish) { Text($0.name) }
            .sheet(item: $dish, content: { dish in Text(dish.name) })
            .sheet(item: $dish, onDismiss: done, content: { Text($0.name) })
            .sheet(item: $dish) {
                done()
            } content: {
                Text($0.name)
            }
        Text("a")
            .fullScreenCover(isPresented: $isOn) { Text("cover") }
            .fullScreenCover(isPresented: $isOn, content: { Text("cover") })
            .fullScreenCover(item: $dish) { Text($0.name) }
            .popover(isPresented: $isOn) { Text("popover") }
            .popover(isPresented: $isOn, arrowEdge: .bottom) { Text("popover") }
            .popover(isPresented: $isOn, attachmentAnchor: .point(.center), content: { Text("popover") })
            .popover(item: $dish) { Text($0.name) }
        Text("a")
            .presentationDetents([.medium, .large])
            .presentationDetents([.height(240), .fraction(0.6)], selection: $detent)
            .presentationDragIndicator(.visible)
            .presentationBackground(.ultraThinMaterial)
            .presentationBackground(Color.clear)
            .presentationCornerRadius(20)
            .presentationCompactAdaptation(.popover)
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationContentInteraction(.scrolls)
            .interactiveDismissDisabled()
            .interactiveDismissDisabled(isOn)
            .statusBar(hidden: true)
            .statusBarHidden()
    }

    @ViewBuilder private var dialogs: some View {
        Text("a")
            .alert("Title", isPresented: $isOn) { Button("OK") {} }
            .alert("Title", isPresented: $isOn) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("Message")
            }
            .alert(Text("Title"), isPresented: $isOn, actions: { Button("OK") {} }, message: { Text("Message") })
            .alert(dish?.name ?? "", isPresented: $isOn, presenting: dish) {
                Button($0.name) {}
            } message: {
                Text($0.name)
            }
            .alert(isPresented: $isOn, error: error) { Button("OK") {} }
            .alert(isPresented: $isOn, error: error) { _ in
                Button("OK") {}
            } message: {
                Text($0.recoverySuggestion ?? "")
            }
        Text("a")
            .alert(isPresented: $isOn) { Alert(title: Text("Title")) }
            .alert(
                isPresented: $isOn, content: { Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK"))) }
            )
            .alert(item: $dish) { dish in
                Alert(
                    title: Text(dish.name), message: Text("Message"), primaryButton: .destructive(Text("Delete"), action: done),
                    secondaryButton: .cancel(Text("Keep")))
            }
        Text("a")
            .confirmationDialog("Title", isPresented: $isOn) { Button("OK") {} }
            .confirmationDialog("Title", isPresented: $isOn, titleVisibility: .visible) { Button("OK") {} }
            .confirmationDialog("Title", isPresented: $isOn, titleVisibility: .visible) {
                Button("OK") {}
            } message: {
                Text("Message")
            }
            .confirmationDialog(Text("Title"), isPresented: $isOn, titleVisibility: .visible, presenting: dish) {
                Button($0.name) {}
            } message: {
                Text($0.name)
            }
            .actionSheet(isPresented: $isOn) {
                ActionSheet(
                    title: Text("Title"), message: Text("Message"),
                    buttons: [.default(Text("a")) {}, .destructive(Text("b"), action: done), .cancel()])
            }
            .actionSheet(item: $dish) { ActionSheet(title: Text($0.name), buttons: [.cancel(done)]) }
    }

    private func done() {}
}

private struct URLErrorLike: LocalizedError {}
