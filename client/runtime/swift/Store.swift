import CryptoKit
import Foundation

/// An answer that is kept: its ETag, and its body as it came.
public struct Stored: Codable, Sendable {
    public let etag: String
    public let body: Data

    public init(etag: String, body: Data) {
        self.etag = etag
        self.body = body
    }
}

/// Where answers are kept for the next start. A store that fails is as one that is empty.
public protocol Store: Sendable {
    func get(_ key: String) async -> Stored?
    func set(_ key: String, _ stored: Stored) async
}

/// Answers of this run of the app; the oldest goes first.
public actor MemoryStore: Store {
    private let limit: Int
    private var answers: [String: Stored] = [:]
    private var keys: [String] = []

    public init(limit: Int = 100) { self.limit = limit }

    public func get(_ key: String) -> Stored? { answers[key] }

    public func set(_ key: String, _ stored: Stored) {
        keys.removeAll { $0 == key }
        keys.append(key)
        answers[key] = stored
        if keys.count > limit { answers[keys.removeFirst()] = nil }
    }
}

/// A file for each answer, by default in the caches of the app; the oldest goes first.
public actor FileStore: Store {
    private let folder: URL
    private let limit: Int

    public init(folder: URL = .cachesDirectory.appendingPathComponent("dinam"), limit: Int = 200) {
        self.folder = folder
        self.limit = limit
    }

    public func get(_ key: String) -> Stored? {
        guard let data = try? Data(contentsOf: file(of: key)) else { return nil }
        return try? PropertyListDecoder().decode(Stored.self, from: data)
    }

    public func set(_ key: String, _ stored: Stored) {
        let files = FileManager.default
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let data = try? PropertyListEncoder().encode(stored) else { return }
        // Whole or not at all: the app may be killed here.
        try? data.write(to: file(of: key), options: .atomic)
        let changed: Set<URLResourceKey> = [.contentModificationDateKey]
        let all = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(changed))) ?? []
        guard all.count > limit else { return }
        let dated = all.map { ($0, (try? $0.resourceValues(forKeys: changed))?.contentModificationDate ?? .distantPast) }
        for (old, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(all.count - limit) { try? files.removeItem(at: old) }
    }

    private func file(of key: String) -> URL {
        let name = SHA256.hash(data: Data(key.utf8)).map { String(format: "%02x", $0) }.joined()
        return folder.appendingPathComponent(name)
    }
}
