import Foundation
import MartletElements

/// The values of ``SceneStorage``. They belong to one window, which is a page in a browser.
///
/// The host stores them with the user's other values, so that the next page begins with those written last. A page that opens beside another one
/// begins without any. A snapshot contains those of its own page.
package enum SceneValues {
    /// The start of each of their keys, inside of the app's mount.
    static let prefix = "scene/"

    /// A value of a snapshot with this name is one of them.
    private static let name: UInt64 = 0

    private struct Entry: Codable {
        var key: String
        var value: Value
    }

    /// Returns the values with which a page begins beside others that are open: without those of the scenes of their apps.
    package static func ofFurtherWindow(_ stored: [String: Value], besides locations: [String]) -> [String: Value] {
        guard !locations.isEmpty else { return stored }
        return stored.filter { key, _ in
            guard let mount = AppMount(storageKey: key, of: prefix) else { return true }
            return !locations.contains(where: mount.contains)
        }
    }

    /// Returns values without those of scenes.
    private static func removed(from stored: [String: Value], mount: AppMount) -> [String: Value] {
        let prefix = mount.storageKey(prefix)
        return stored.filter { !$0.key.hasPrefix(prefix) }
    }

    /// Returns the values of the scene as a snapshot contains them.
    static func saved(_ stored: [String: Value], mount: AppMount) -> [SessionSnapshot.SavedValue] {
        let prefix = mount.storageKey(prefix)
        return stored.compactMap { key, value in
            guard key.hasPrefix(prefix), let json = try? JSONEncoder().encode(Entry(key: key, value: value)) else { return nil }
            return SessionSnapshot.SavedValue(place: place(of: key), name: name, json: String(decoding: json, as: UTF8.self))
        }
    }

    private static func place(of key: String) -> UInt64 {
        var hash = StableHash()
        hash.combine(key)
        return hash.value
    }

    /// Returns the stored values with the scene's own from a snapshot, and the values of the snapshot that belong to views.
    static func restored(
        from snapshot: SessionSnapshot, stored: [String: Value], mount: AppMount
    ) -> (stored: [String: Value], ofViews: [SessionSnapshot.SavedValue]) {
        var stored = removed(from: stored, mount: mount)
        for saved in snapshot.values where saved.name == name {
            guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(saved.json.utf8)) else { continue }
            stored[entry.key] = entry.value
        }
        return (stored, snapshot.values.filter { $0.name != name })
    }
}
