import Foundation
import MartletTest
import MartletUI
import Testing

/// Layouts that people write often. The same frames are expected in memory and, with `MARTLET_TEST_HOST=browser`, in a real page.
@MainActor
@Suite("Layouts in both hosts", .serialized)
struct LayoutTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The frames of the boxes named `a`, `b` and `c`, in a window of 390 × 844 points.
        let frames: [CGRect]
        let view: @MainActor @Sendable () -> AnyView

        init(_ name: String, _ frames: CGRect..., @ViewBuilder view: @escaping @MainActor @Sendable () -> some View) {
            testDescription = name
            self.frames = frames
            self.view = { AnyView(view()) }
        }
    }

    private static func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
        Color.red.accessibilityIdentifier(name).frame(width: width, height: height)
    }

    private nonisolated static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    nonisolated static let cases = [
        Case("A minimum takes its room from the neighbours", frame(0, 0, 80, 844), frame(88, 0, 200, 844), frame(296, 0, 94, 844)) {
            HStack {
                Color.red.accessibilityIdentifier("a").frame(minWidth: 50, maxWidth: 80)
                Color.blue.accessibilityIdentifier("b").frame(minWidth: 200)
                box("c")
            }
        },
        Case("A minimum counts with the padding and the layers around it", frame(0, 0, 122, 844), frame(135, 5, 250, 834)) {
            HStack {
                box("a")
                Color.blue.accessibilityIdentifier("b").frame(minWidth: 250).padding(5).background(.yellow).overlay { Text("x") }
            }
        },
        Case("A fixed size is the ideal one of the frame", frame(135, 407, 120, 30)) {
            Color.red.accessibilityIdentifier("a").frame(idealWidth: 120, idealHeight: 30).fixedSize()
        },
        Case("A scroll view gives the ideal height", frame(0, 0, 390, 130)) {
            ScrollView { Color.red.accessibilityIdentifier("a").frame(minWidth: 0, maxWidth: .infinity, idealHeight: 130) }
        },
        Case("Nobody gets what a limited column leaves", frame(51, 402, 50, 40), frame(109, 402, 162, 40), frame(279, 402, 60, 40)) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible(minimum: 10, maximum: 60))]) {
                box("a", nil, 40)
                box("b", nil, 40)
                box("c", nil, 40)
            }
        },
        Case("A column with a minimum takes from those after it", frame(16, 0, 150, 40), frame(174, 0, 112, 40), frame(294, 0, 80, 40)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible(minimum: 150)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]) {
                    box("a", nil, 40)
                    box("b", nil, 40)
                    box("c", nil, 40)
                }
            }
        },
        Case("The first view that fits is there for the test", frame(45, 412, 300, 20)) {
            ViewThatFits {
                box("wide", 500, 10)
                HStack { box("a", 300, 20) }.padding(2)
                box("narrow", 100, 30)
            }
        },
        Case("Pages are as large as their scroll view", frame(0, 0, 390, 844), frame(0, 844, 390, 422)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    box("a").containerRelativeFrame([.horizontal, .vertical])
                    box("b").containerRelativeFrame(.vertical) { length, _ in length / 2 }
                }
            }
        },
        Case("Margins make the pages of a carousel smaller", frame(20, 322, 350, 200), frame(378, 322, 350, 200)) {
            ScrollView(.horizontal) {
                HStack {
                    box("a", nil, 200).containerRelativeFrame(.horizontal)
                    box("b", nil, 200).containerRelativeFrame(.horizontal)
                }
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
        },
        Case("Children overlap in a row", frame(145, 402, 40, 40), frame(175, 402, 40, 40), frame(205, 402, 40, 40)) {
            HStack(spacing: -10) {
                Group {
                    box("a", 40, 40)
                    box("b", 40, 40)
                }
                box("c", 40, 40)
            }
        },
        Case("Children overlap in a column", frame(175, 372, 40, 40), frame(175, 402, 40, 40), frame(175, 432, 40, 40)) {
            VStack(spacing: -10) {
                box("a", 40, 40)
                ForEach(["b", "c"], id: \.self) { box($0, 40, 40) }
            }
        },
        Case("A spacer is as long as its frame", frame(190, 397, 10, 10), frame(190, 437, 10, 10)) {
            VStack(spacing: 0) {
                box("a", 10, 10)
                Spacer().frame(height: 30)
                box("b", 10, 10)
            }
        },
        Case("A spacer in a frame keeps its distance", frame(189, 417, 10, 10), frame(218, 417, 10, 10), frame(162, 417, 10, 10)) {
            HStack {
                box("c", 10, 10)
                Color.clear.frame(width: 1, height: 1)
                box("a", 10, 10)
                Spacer().frame(width: 3)
                box("b", 10, 10)
            }
        },
        Case("A lazy stack is as wide as its place", frame(0, 0, 40, 40), frame(0, 48, 80, 10)) {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    box("a", 40, 40)
                    box("b", 80, 10)
                }
            }
        },
    ]

    private nonisolated static let places: [HostPlace] =
        ProcessInfo.processInfo.environment["MARTLET_TEST_HOST"] == "browser" ? [.memory, .browser] : [.memory]

    @Test(arguments: cases, places)
    func `have the frames that SwiftUI gives`(layout: Case, place: HostPlace) {
        let host = mount(in: place) { layout.view() }
        for (name, frame) in zip(["a", "b", "c"], layout.frames) {
            let shown = host.frame(of: .identifier(name))
            let isNear = zip([shown.minX, shown.minY, shown.width, shown.height], [frame.minX, frame.minY, frame.width, frame.height])
                .allSatisfy { abs($0 - $1) < 0.1 }
            #expect(isNear, "\(name) is at \(shown), not at \(frame)")
        }
    }
}
