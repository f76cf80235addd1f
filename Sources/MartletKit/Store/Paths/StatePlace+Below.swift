extension StatePlace {
    /// The place of what a key path leads to.
    func place<Part>(at path: KeyPath<Value, Part>) -> StatePlace<Part> {
        branch(PlaceKey(.value, path)) { PathBranch(path) }.place(below: self)
    }

    /// The place of an optional's value; `nil` if there is none now.
    func place<Part>(ifPresent path: KeyPath<Value, Part?>) -> StatePlace<Part>? {
        branch(PlaceKey(.wrapped, path)) { OptionalBranch(path) }.place(below: self)
    }

    /// The place of an element; `nil` if there is none with this id now.
    func place<Elements: RandomAccessCollection>(
        of id: Elements.Element.ID, in path: KeyPath<Value, Elements>
    ) -> StatePlace<Elements.Element>? where Elements.Element: Identifiable {
        elements(path).place(of: id)
    }

    /// The way to the elements of a collection.
    func elements<Elements: RandomAccessCollection>(
        _ path: KeyPath<Value, Elements>
    ) -> ElementsBranch<Value, Elements> where Elements.Element: Identifiable {
        branch(PlaceKey(.elements, path)) { ElementsBranch(path, below: self) }
    }
}
