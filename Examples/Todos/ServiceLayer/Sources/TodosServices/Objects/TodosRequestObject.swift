import Foundation

/// A request for todos, with a filter and an order.
public struct TodosRequestObject: Hashable, Sendable {
    public enum Filter: String, CaseIterable, Sendable {
        case all, open, done
    }

    public enum Sort: String, CaseIterable, Sendable {
        /// In the order in which they were added.
        case added
        /// By title, ignoring case.
        case title
        /// By due date; todos without a date come last.
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
    /// The request as a URL query.
    public var query: [URLQueryItem] {
        [URLQueryItem(name: "filter", value: filter.rawValue), URLQueryItem(name: "sort", value: sort.rawValue)]
    }

    /// Creates a request from a URL query, with defaults for missing items. Returns `nil` for an invalid value.
    public init?(query: [String: String]) {
        guard let filter = Filter(rawValue: query["filter"] ?? Filter.all.rawValue),
            let sort = Sort(rawValue: query["sort"] ?? Sort.added.rawValue)
        else { return nil }
        self.init(filter: filter, sort: sort)
    }
}
