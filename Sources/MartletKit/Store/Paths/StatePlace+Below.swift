extension StatePlace {
    /// Returns the place of the value at a key path.
    func place<Part>(at path: KeyPath<Value, Part>) -> StatePlace<Part> {
        branch(PlaceKey(.value, path)) { PathBranch(path) }.place(below: self)
    }

    /// Returns the place of an optional's value; `nil` if the optional is `nil`.
    func place<Part>(ifPresent path: KeyPath<Value, Part?>) -> StatePlace<Part>? {
        branch(PlaceKey(.wrapped, path)) { OptionalBranch(path) }.place(below: self)
    }

    /// Returns the place of an element; `nil` if there is no element with this id.
    func place<Elements: RandomAccessCollection>(
        of id: Elements.Element.ID, in path: KeyPath<Value, Elements>
    ) -> StatePlace<Elements.Element>? where Elements.Element: Identifiable {
        elements(path).place(of: id)
    }

    /// Returns the branch to the elements of a collection.
    func elements<Elements: RandomAccessCollection>(
        _ path: KeyPath<Value, Elements>
    ) -> ElementsBranch<Value, Elements> where Elements.Element: Identifiable {
        branch(PlaceKey(.elements, path)) { ElementsBranch(path, below: self) }
    }
}
