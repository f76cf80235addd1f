import Foundation

/// A file or a folder in memory.
///
/// - Partly: no symbolic links, and nothing is written to a disk.
open class FileWrapper {
    /// The bytes of a file; `nil` for a folder.
    open var regularFileContents: Data?
    /// What a folder contains, by name; `nil` for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The name that a file has.
    open var filename: String?
    /// The name that a file is to get.
    open var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }

    public init(directoryWithFileWrappers children: [String: FileWrapper]) { fileWrappers = children }

    /// Reads a file or a folder with all that it contains.
    public convenience init(url: URL) throws {
        if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appending(path: name))
            }
            self.init(directoryWithFileWrappers: children)
        } else {
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    public var isRegularFile: Bool { regularFileContents != nil }
    public var isDirectory: Bool { fileWrappers != nil }

    /// Adds a file to a folder, under its preferred name or one with a number before it.
    /// - Returns: The name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? "Untitled"
        let names = Set((fileWrappers ?? [:]).keys)
        let free = names.contains(name) ? (2...).lazy.map { "\($0)__#$!@%!#__\(name)" }.first { !names.contains($0) } ?? name : name
        child.filename = free
        fileWrappers?[free] = child
        return free
    }

    /// Adds a file of its bytes to a folder.
    /// - Returns: The name.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = preferredFilename
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) { fileWrappers = fileWrappers?.filter { $0.value !== child } }
}
