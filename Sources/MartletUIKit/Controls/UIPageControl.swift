import MartletCore
import MartletElements
import MartletUI

/// Dots for pages.
///
/// - Partly: a tap goes to the next page, wherever it is; UIKit's left half goes back.
open class UIPageControl: UIControl {
    /// Sets the colours of the dots of tab views with pages in the whole app. Unlike UIKit's, it also changes those that are shown.
    public override class func appearance() -> UIPageControl { AppearanceProxies.current.pageControl }

    func look(in environment: EnvironmentValues) -> PageIndexLook {
        PageIndexLook(
            dot: pageIndicatorTintColor?.elementColor(in: environment),
            currentDot: currentPageIndicatorTintColor?.elementColor(in: environment))
    }

    open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
    open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
    open var hidesForSinglePage = false { didSet { changed() } }
    open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { changed() } } }
    open var currentPage = 0 { didSet { if currentPage != oldValue { changed() } } }

    override var hugsContent: Bool { true }

    override var content: AnyView {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return AnyView(EmptyView()) }
        let (chosen, other) = (currentPageIndicatorTintColor ?? .label, pageIndicatorTintColor ?? .tertiaryLabel)
        return AnyView(
            HStack(spacing: 9) {
                ForEach(0..<numberOfPages, id: \.self) { page in
                    Circle().fill(Color(page == self.currentPage ? chosen : other)).frame(width: 7, height: 7)
                }
            }
            .padding(10)
            .contentShape(Rectangle())
            .onTapGesture { self.turn(to: min(self.currentPage + 1, self.numberOfPages - 1)) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: "page \(currentPage + 1) of \(numberOfPages)"))
            .accessibilityAddTraits(.isButton))
    }

    private func turn(to page: Int) {
        guard isEnabled, page != currentPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }
}
