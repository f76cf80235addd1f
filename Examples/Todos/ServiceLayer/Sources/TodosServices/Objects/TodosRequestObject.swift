import Foundation

/// Which todos are asked for, and in which order.
public struct TodosRequestObject: Hashable, Sendable {
    public enum Filter: String, CaseIterable, Sendable {
        case all, open, done
    }

    public enum Sort: String, CaseIterable, Sendable {
        /// As they were added.
        case added
        /// By their titles, upper and lower case alike.
        case title
        /// The next first; those without a date at the end.
        case due
    }

    public var filter: Filter
    public var sort: Sort

    public init(filter: Filter = .all, sort: Sort = .added) {
        self.filter = filter
        self.sort = sort
    }
}

extension TodosRequestObject {
    /// As it stands in an address.
    public var query: [URLQueryItem] {
        [URLQueryItem(name: "filter", value: filter.rawValue), URLQueryItem(name: "sort", value: sort.rawValue)]
    }

    /// The request in an address; what is not said there is as usual. `nil` if it asks for something that there is not.
    public init?(query: [String: String]) {
        guard let filter = Filter(rawValue: query["filter"] ?? Filter.all.rawValue),
            let sort = Sort(rawValue: query["sort"] ?? Sort.added.rawValue)
        else { return nil }
        self.init(filter: filter, sort: sort)
    }

    /// What the request means, for whoever answers it: those that it asks for, in its order.
    ///
    /// - Parameter todos: All there are, as they were added.
    public func answer(from todos: [TodoObject]) -> [TodoObject] {
        let chosen = todos.filter { filter == .all || $0.isDone == (filter == .done) }
        return switch sort {
        case .added: chosen
        case .title: chosen.sorted { $0.title.lowercased() < $1.title.lowercased() }
        case .due: chosen.sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
        }
    }
}
