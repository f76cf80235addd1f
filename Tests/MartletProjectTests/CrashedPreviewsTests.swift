import Testing

@testable import MartletProject

struct CrashedPreviewsTests {
    @Test func `The preview at whose location the app has crashed is noted once`() {
        var previews = CrashedPreviews()
        let action = "during tap on button “Shake” in TreeScreen at /preview/orchard/treescreen/a-tree/dark-desk/3?x=1"
        let isNew = previews.add("Fatal error:\tIndex\nout of range", action: action)
        #expect(isNew)
        let isNewAgain = previews.add("Fatal error", action: "during the return of a session at /preview/orchard/treescreen/a-tree/light")
        #expect(!isNewAgain)
        #expect(previews.variables == ["MARTLET_PREVIEWS": "/preview/orchard/treescreen/a-tree\tFatal error: Index out of range"])
        previews.removeAll()
        #expect(previews.variables == ["MARTLET_PREVIEWS": ""])
    }

    @Test func `A provider whose views cannot be made is noted, in whichever session they are made`() {
        let action = "during the start of a session at /preview/orchard/treescreen/a-tree/light"
        var previews = CrashedPreviews()
        let isNew = previews.add(
            "Fatal error",
            in: ["Tree.init(_:)", "closure #1 in static Row_Previews.previews.getter", "static Row_Previews.previews.getter"],
            action: action)
        #expect(isNew)
        #expect(previews.variables == ["MARTLET_PREVIEWS": "Row_Previews\tFatal error"])
    }

    @Test func `A crash of a control in a provider's view is that view's`() {
        var previews = CrashedPreviews()
        let isNew = previews.add(
            "Fatal error", in: ["closure #1 in static Row_Previews.previews.getter"],
            action: "during tap on button in Text at /preview/orchard/types/row_previews/light")
        #expect(isNew)
        #expect(previews.variables == ["MARTLET_PREVIEWS": "/preview/orchard/types/row_previews\tFatal error"])
    }

    @Test(arguments: [nil, "during tap on button in Board at /", "after tap on button “/preview/a/b/c” in Board at /?x=1"])
    func `A crash somewhere else is no preview's`(action: String?) {
        var previews = CrashedPreviews()
        let isNew = previews.add("Fatal error", action: action)
        #expect(!isNew)
    }
}
