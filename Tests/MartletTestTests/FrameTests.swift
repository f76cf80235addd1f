import Foundation
import MartletElements
import MartletTest
import MartletUI
import TestSupport
import Testing

/// The host knows where things are, and tells it to views that ask.
@MainActor
@Suite struct `Frames` {
    @Test func `Views are laid out in the window`() {
        let host = mount {
            VStack(spacing: 10) {
                Text("Title").font(.title)
                Color.red.frame(width: 100, height: 50).accessibilityIdentifier("box")
                Button("Save") {}.buttonStyle(.borderedProminent)
            }
        }
        // 34 points of title, 50, and 22 of text in 14 of padding, with two distances of 10, in the middle of 844.
        #expect(host.frame(of: .identifier("box")) == CGRect(x: 145, y: 396, width: 100, height: 50))
        #expect(host.frame(of: "Title").minY == 352)
        #expect(host.frame(of: "Title").height == 34)
        #expect(host.frame(of: .button("Save")).height == 36)
    }

    @Test func `A text wraps in the width that it is offered`() {
        let host = mount {
            Text("A sentence that is longer than the half of a window").frame(width: 195)
        }
        let frame = host.frame(of: .containing("A sentence"))
        #expect(frame.height.rounded() == 66)
        #expect(frame.width <= 195)
        host.resize(width: 1000, height: 844)
        #expect(host.frame(of: .containing("A sentence")).height.rounded() == 66)
    }

    @Test func `Rows, bars and large titles have the lengths of the page`() {
        let host = mount {
            NavigationStack {
                List { Text("Row") }.navigationTitle("Title")
            }
        }
        // A bar of 44, a title of 51.8, and 16 above the first group.
        #expect(abs(host.frame(of: .role(.row)).minY - 111.8) < 0.01)
        #expect(host.frame(of: .role(.row)).size == CGSize(width: 358, height: 44))
    }

    // Shows: .onGeometryChange
    @Test func `A view is told its size with the modifiers inside, not with those outside`() {
        var sizes: [String: CGSize] = [:]
        func view(_ name: String, _ view: some View) -> some View {
            view.onGeometryChange(for: CGSize.self, of: \.size) { sizes[name] = $0 }
        }
        _ = mount {
            VStack {
                view("frame", Text("x").frame(width: 40, height: 30).padding(5)).padding(50)
                view("colour", Color.red).frame(width: 20, height: 20).padding(10)
                view("wide", Text("x").frame(maxWidth: .infinity, maxHeight: 100)).frame(height: 60)
            }
        }
        #expect(sizes["frame"] == CGSize(width: 50, height: 40))
        #expect(sizes["colour"] == CGSize(width: 20, height: 20))
        #expect(sizes["wide"] == CGSize(width: 390, height: 60))
    }

    // Shows: .onGeometryChange, .hidden
    @Test func `A hidden view is told its size`() {
        var sizes: [CGSize] = []
        _ = mount { Color.red.frame(width: 30, height: 20).onGeometryChange(for: CGSize.self, of: \.size) { sizes.append($0) }.hidden() }
        #expect(sizes.last == CGSize(width: 30, height: 20))
    }

    @Test func `A lower sheet begins in the middle`() {
        let host = mount {
            Text("Below").sheet(isPresented: .constant(true)) { Text("Above").presentationDetents([.medium]) }
        }
        #expect(host.frame(of: "Above").midY == 844 * 0.75)
    }

    @Test func `Writing from right to left begins on the right`() {
        let host = mount(traits: ClientTraits(locale: "ar")) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("first")
                Color.blue
            }
        }
        #expect(host.frame(of: .identifier("first")).minX == 195)
    }

    private struct Halves: View {
        var body: some View {
            VStack(spacing: 0) {
                Text("Header").frame(height: 44)
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height)) at \(Int(proxy.frame(in: .global).minY))" as String)
                }
            }
        }
    }

    // Shows: GeometryReader
    @Test func `A reader gets the size of its room, and that after the window was turned`() {
        let host = mount { Halves() }
        host.find("390 by 800 at 44")
        host.rotate()
        host.find("844 by 346 at 44")
    }

    private struct Growing: View {
        @State private var count = 1
        @State private var height: CGFloat = 0

        var body: some View {
            VStack {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { _ in Text("Line") }
                }
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
                Text("Height \(Int(height))")
                Button("More") { count += 1 }
            }
        }
    }

    // Shows: .onGeometryChange
    @Test func `A change of content is measured in the same act`() {
        let host = mount { Growing() }
        host.find("Height 22")
        host.tap("More")
        host.find("Height 44")
    }

    @Test func `A test can say a size of its own`() {
        let host = mount { Halves() }
        host.measure(.kind(.geometry), width: 100, height: 50)
        host.find("100 by 50 at 0")
        host.resize(width: 500, height: 500)
        host.find("100 by 50 at 0")
    }

    @Test func `What is not shown has no frame`() {
        let host = mount { Menu("Menu") { Button("Hidden") {} } }
        #expect(failure { _ = host.frame(of: host.find("Hidden", includingHidden: true)) }.contains("it is not shown"))
    }
}

/// What is in front of something takes its touches, as in the page.
@MainActor
@Suite struct `Hit testing` {
    private struct Covered<Cover: View>: View {
        @State private var count = 0
        @ViewBuilder let cover: Cover

        var body: some View {
            ZStack {
                Button("Count \(count)") { count += 1 }
                cover
            }
        }
    }

    @Test func `A button behind a colour cannot be tapped`() {
        let host = mount { Covered { Color.black.opacity(0.3) } }
        #expect(failure { host.tap("Count 0") }.contains("color is in front of it"))
        host.find("Count 0")
    }

    @Test(arguments: [true, false])
    func `A clear colour, one that takes no touches, and one that is hidden let touches through`(isClear: Bool) {
        let host = mount {
            Covered {
                if isClear {
                    Color.clear
                } else {
                    Color.black.allowsHitTesting(false)
                    Color.black.hidden()
                    Color.black.opacity(0)
                }
            }
        }
        host.tap("Count 0")
        host.find("Count 1")
    }

    @Test func `Something beside a button does not cover it`() {
        let host = mount { Covered { Color.black.frame(width: 50, height: 50).offset(y: 60) } }
        host.tap("Count 0")
        host.find("Count 1")
    }

    @Test func `A background of a text reaches as far as its frame`() {
        let host = mount { Covered { Text("Loading").frame(maxWidth: .infinity, maxHeight: .infinity).background(.black.opacity(0.4)) } }
        #expect(failure { host.tap("Count 0") }.contains("\"Loading\" is in front of it"))
    }

    @Test func `Behind means behind: zIndex decides`() {
        let host = mount { Covered { Color.black.zIndex(-1) } }
        host.tap("Count 0")
        host.find("Count 1")
    }

    @Test func `A row below the window is scrolled to`() {
        var tapped = 0
        let host = mount {
            ScrollView {
                VStack {
                    ForEach(0..<60, id: \.self) { index in Button("Row \(index)") { tapped = index } }
                }
            }
            .overlay(alignment: .bottom) { Text("Bar").frame(maxWidth: .infinity, minHeight: 80).background(.blue) }
        }
        #expect(host.frame(of: "Row 59").minY > 844)
        host.tap("Row 59")
        #expect(tapped == 59)
    }

    @Test func `A badge over a corner of a button does not cover it`() {
        var isTapped = false
        let host = mount {
            Button {
                isTapped = true
            } label: {
                Text("Inbox").padding(20)
            }
            .overlay(alignment: .topTrailing) { Text("3").padding(4).background(.red, in: .circle) }
        }
        host.tap("Inbox")
        #expect(isTapped)
    }
}
