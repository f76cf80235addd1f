import Foundation

extension [[CGFloat]] {
    /// Returns the matrix product. The elements are rows.
    func product(with other: [[CGFloat]]) -> [[CGFloat]] {
        map { row in other[0].indices.map { column in zip(row, other).reduce(0) { $0 + $1.0 * $1.1[column] } } }
    }
}
