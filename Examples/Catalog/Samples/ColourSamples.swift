import SwiftUI

extension Page {
    static let colours = Page(
        "colours", "Colours & materials", symbol: "paintpalette", color: .yellow,
        [
            Sample("Colours", "Color", ColourNames()),
            Sample("Colours of one's own", "Color(red:green:blue:) Color(hue:saturation:brightness:) .opacity .mix", ColourOwn()),
            Sample("Gradients", "LinearGradient RadialGradient AngularGradient EllipticalGradient .gradient", ColourGradients()),
            Sample("Mesh", "MeshGradient", ColourMesh()),
            Sample("Materials", ".ultraThinMaterial .thinMaterial .regularMaterial .thickMaterial", ColourMaterials()),
            Sample("Levels", ".primary .secondary .tertiary .quaternary .foregroundStyle", ColourLevels()),
            Sample("Styles of a background", ".background .fill .separator .tint", ColourBackgrounds()),
            Sample("Light and dark", "", ColourSchemes()),
        ])
}

struct ColourNames: View {
    private let colours: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan),
        ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
        ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
    ]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 12) {
            ForEach(colours, id: \.0) { name, colour in
                VStack(spacing: 4) {
                    RoundedRectangle(cornerRadius: 8).fill(colour).frame(height: 36)
                    Text(name).font(.caption2)
                }
            }
        }
    }
}

struct ColourOwn: View {
    var body: some View {
        HStack(spacing: 12) {
            Color(red: 0.9, green: 0.3, blue: 0.2)
            Color(hue: 0.45, saturation: 0.7, brightness: 0.8)
            Color(white: 0.6)
            Color.blue.opacity(0.4)
            Color.red.mix(with: .yellow, by: 0.5)
        }
        .frame(height: 48)
    }
}

struct ColourGradients: View {
    private let colours: [Color] = [.pink, .orange, .yellow]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 12) {
            LinearGradient(colors: colours, startPoint: .topLeading, endPoint: .bottomTrailing).frame(height: 80)
            RadialGradient(colors: colours, center: .center, startRadius: 5, endRadius: 50).frame(height: 80)
            AngularGradient(colors: colours + [.pink], center: .center).frame(height: 80)
            EllipticalGradient(colors: colours).frame(height: 80)
            Rectangle().fill(.blue.gradient).frame(height: 80)
            Text("Text").font(.largeTitle.bold()).foregroundStyle(
                .linearGradient(colors: colours, startPoint: .leading, endPoint: .trailing))
        }
    }
}

struct ColourMesh: View {
    var body: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0, 0], [0.5, 0], [1, 0],
                [0, 0.5], [0.8, 0.4], [1, 0.5],
                [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [.indigo, .purple, .pink, .blue, .white, .orange, .cyan, .mint, .yellow]
        )
        .frame(height: 160)
        .clipShape(.rect(cornerRadius: 12))
    }
}

struct ColourMaterials: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .pink, .yellow], startPoint: .leading, endPoint: .trailing)
            VStack {
                Text("Ultra thin").padding(6).background(.ultraThinMaterial, in: .capsule)
                Text("Thin").padding(6).background(.thinMaterial, in: .capsule)
                Text("Regular").padding(6).background(.regularMaterial, in: .capsule)
                Text("Thick").padding(6).background(.thickMaterial, in: .capsule)
            }
        }
        .frame(height: 190)
        .clipShape(.rect(cornerRadius: 12))
    }
}

struct ColourLevels: View {
    var body: some View {
        HStack(spacing: 24) {
            VStack(alignment: .leading) { levels }
            VStack(alignment: .leading) { levels }.foregroundStyle(.blue)
        }
        .font(.title2)
        .symbolVariant(.fill)
    }

    @ViewBuilder private var levels: some View {
        Image(systemName: "circle").foregroundStyle(.primary)
        Image(systemName: "circle").foregroundStyle(.secondary)
        Image(systemName: "circle").foregroundStyle(.tertiary)
        Image(systemName: "circle").foregroundStyle(.quaternary)
    }
}

struct ColourBackgrounds: View {
    var body: some View {
        VStack(spacing: 8) {
            Text("Background").padding(8).background(.background)
            Text("Fill").padding(8).background(.fill)
            Text("Fill, tertiary").padding(8).background(.fill.tertiary)
            Text("Separator").padding(8).border(.separator)
            Text("Tint").padding(8).foregroundStyle(.tint).border(.tint)
        }
        .tint(.purple)
    }
}

struct ColourSchemes: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 12) {
            Text(scheme == .dark ? "It is dark" : "It is light")
            HStack {
                Text("Always light").padding().background(.background).environment(\.colorScheme, .light)
                Text("Always dark").padding().background(.background).environment(\.colorScheme, .dark)
            }
        }
    }
}
