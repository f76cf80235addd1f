import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("UIKit's colours")
struct UIColorTests {
    private func paint(_ color: Color) throws -> Paint? {
        let element = try #require(mount { color }.session.tree.root.children.first)
        return element.modifier(Fill.self)?.paint
    }

    @Test func `A colour of the system follows light and dark, one of its own does not`() throws {
        #expect(try paint(Color(.systemGray6)) == .color(.token("gray6")))
        #expect(try paint(Color(uiColor: .secondarySystemBackground)) == .color(.token("secondarySystemBackground")))
        #expect(try paint(Color(.red)) == .color(.rgb(1, 0, 0, 1)))
        #expect(try paint(Color(.systemRed)) == .color(.token("red")))
    }

    @Test func `A colour is made of its parts, and let through`() throws {
        let color = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).withAlphaComponent(0.25)
        #expect(try paint(Color(color)) == .color(.opacity(.rgb(0, 0.5, 1, 1), 0.25)))
        #expect(Color(UIColor(Color.pink)) == .pink)
    }

    @Test func `The components of a colour can be read`() throws {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        #expect(color.cgColor.components == [0.2, 0.4, 0.6, 0.5])
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(Color.white.opacity(0.25)).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [1, 1, 1, 0.25])
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(red: 0, green: 0.5, blue: 0, alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 1 / 3) < 1e-9)
        #expect([saturation, brightness] == [1, 0.5])
    }

    // Shows: UIColor
    @Test func `An app adds initializers, compares colours and stores them`() throws {
        let color = UIColor(hex: 0x3366CC)
        #expect(color == UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1))
        #expect(color != UIColor(hex: 0x3366CD))
        #expect(Set([color, UIColor(hex: 0x3366CC), .red]).count == 2)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test func `A colour of the system has the components that the page shows`() {
        #expect(UIColor(Color.yellow).cgColor.components == [1, 0.8, 0, 1])
        #expect(UIColor.systemGray6.resolved(isDark: true).cgColor.components?[0] == 28.0 / 255)
        #expect(Color.mint.mix(with: .black, by: 1).cgColor?.components == [0, 0, 0, 1])
    }

    @Test func `A colour is resolved in the mode of the environment`() {
        var environment = EnvironmentValues()
        #expect(Color(.systemBackground).resolve(in: environment) == Color.Resolved(red: 1, green: 1, blue: 1))
        environment.colorScheme = .dark
        #expect(Color(.systemBackground).resolve(in: environment) == Color.Resolved(red: 0, green: 0, blue: 0))
    }

    @Test func `A colour of a catalogue that UIKit's type has, too, is that of the catalogue`() {
        let color: Color = Color(.bark)
        #expect(color == Color(ColorResource.bark))
        #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    }

    @Test func `Xcode's literal of a colour is a colour of UIKit's`() throws {
        let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        #expect(try paint(Color(literal)) == .color(.rgb(0.5, 0.25, 0, 1)))
    }
}

// What Xcode declares for the colour "Bark" of a catalogue.
extension ColorResource {
    fileprivate static let bark = ColorResource(name: "Bark", bundle: .main)
}

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
    fileprivate static var bark: UIColor { UIColor(resource: .bark) }
}
