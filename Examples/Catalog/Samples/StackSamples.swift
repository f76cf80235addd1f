import SwiftUI

extension Page {
    static let stacks = Page(
        "stacks", "Stacks & grids", symbol: "square.stack.3d.up", color: .cyan,
        [
            Sample("Stacks", "HStack VStack ZStack Spacer Divider", StackKinds()),
            Sample("Alignment in stacks", "HStack(alignment:) .firstTextBaseline", StackAlignments()),
            Sample("Room and priority", ".layoutPriority .fixedSize Spacer(minLength:)", StackPriorities()),
            Sample("Order in depth", ".zIndex .offset", StackDepth()),
            Sample("Grid", "Grid GridRow .gridCellColumns .gridColumnAlignment", GridOfCells()),
            Sample("Lazy grids", "LazyVGrid LazyHGrid GridItem", GridLazy()),
            Sample("Groups", "GroupBox DisclosureGroup ControlGroup LabeledContent", StackGroups()),
        ])
}

struct StackKinds: View {
    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Color.red
                Color.orange
                Color.yellow
            }
            .frame(height: 30)
            HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }
            Divider()
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(.blue.gradient)
                Text("On top").foregroundStyle(.white)
            }
            .frame(height: 50)
        }
    }
}

struct StackAlignments: View {
    var body: some View {
        VStack(spacing: 16) {
            HStack(alignment: .top) { parts }.border(.quaternary)
            HStack(alignment: .center) { parts }.border(.quaternary)
            HStack(alignment: .bottom) { parts }.border(.quaternary)
            HStack(alignment: .firstTextBaseline) { parts }.border(.quaternary)
        }
    }

    @ViewBuilder private var parts: some View {
        Text("Large").font(.largeTitle)
        Text("small").font(.caption)
        Image(systemName: "star.fill").foregroundStyle(.orange)
    }
}

struct StackPriorities: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("This long text gives way to the other one").lineLimit(1)
                Text("I keep my room").lineLimit(1).layoutPriority(1)
            }
            HStack(spacing: 0) {
                Text("At least 40 between")
                Spacer(minLength: 40)
                Text("us")
            }
            Text("It never wraps").fixedSize().frame(width: 40, alignment: .leading).border(.orange)
        }
        .frame(width: 280)
    }
}

struct StackDepth: View {
    @State private var top = 0

    var body: some View {
        ZStack {
            ForEach(0..<3) { index in
                RoundedRectangle(cornerRadius: 10)
                    .fill([Color.red, .green, .blue][index])
                    .frame(width: 90, height: 90)
                    .offset(x: CGFloat(index - 1) * 45, y: CGFloat(index - 1) * 15)
                    .zIndex(index == top ? 1 : 0)
                    .onTapGesture { top = index }
                    .accessibilityLabel("Card \(index + 1)")
            }
        }
        .frame(height: 130)
    }
}

struct GridOfCells: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Text("Dish").bold()
                Text("Price").bold().gridColumnAlignment(.trailing)
            }
            Divider()
            GridRow {
                Text("Soup")
                Text("6.50")
            }
            GridRow {
                Text("Bread and butter")
                Text("12.00")
            }
            GridRow {
                Text("Over both columns").foregroundStyle(.secondary).gridCellColumns(2)
            }
        }
    }
}

struct GridLazy: View {
    var body: some View {
        VStack(spacing: 16) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)], spacing: 8) {
                ForEach(0..<8) { cell($0).frame(height: 40) }
            }
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
                    ForEach(0..<20) { cell($0).frame(width: 60) }
                }
            }
            .frame(height: 96)
        }
    }

    private func cell(_ number: Int) -> some View {
        RoundedRectangle(cornerRadius: 6).fill(Color(hue: Double(number) / 20, saturation: 0.6, brightness: 0.9))
    }
}

struct StackGroups: View {
    @State private var isOpen = true

    var body: some View {
        VStack(spacing: 16) {
            GroupBox("Address") {
                LabeledContent("Town", value: "Leipzig")
                LabeledContent("Country", value: "Germany")
            }
            DisclosureGroup("More", isExpanded: $isOpen) {
                Text("What a group discloses").frame(maxWidth: .infinity, alignment: .leading).padding(.top, 8)
            }
            ControlGroup {
                Button("Less", systemImage: "minus") {}
                Button("More", systemImage: "plus") {}
            }
        }
    }
}
