/// The topics of the apps whose growth is measured. An app with N topics has the first N of them.
enum GrowthTopic {
    /// The topic of the sources in the repository.
    static let template = "Books"

    static let names =
        [template]
            + """
            Films Music Games Plants Trips Meals Sports Walks Tools Lamps Chairs Tables Shoes Coats Hats Gloves Bikes Trains Boats Planes Pens \
            Brushes Papers Stamps Coins Maps Rocks Shells Birds Fish Horses Cats Dogs Gardens Museums Castles Rivers Lakes Islands Deserts Forests
            """.split(separator: " ").map(String.init)
}
