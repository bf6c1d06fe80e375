import Foundation

/// A client of a Dinam server: `try await dinam.news.latest(limit: 10).data`.
public struct Dinam: Sendable {
    let caller: Caller

    /// - Parameters:
    ///   - baseUrl: `https://news.example.in`, without a path
    ///   - lang: language of all calls that do not name another: `te`
    ///   - installationId: the secret id of this phone, for calls of devices, votes, bookmarks and reports; a random UUID that the
    ///     app makes once
    ///   - store: keeps answers: unchanged ones are not sent again, and without a network the last one is given
    ///   - timeout: seconds without a byte after which an attempt ends
    ///   - retries: further attempts of reads after 429, 503 and a lost connection
    public init(
        _ baseUrl: String,
        lang: String? = nil,
        installationId: String? = nil,
        store: (any Store)? = nil,
        timeout: TimeInterval = 10,
        retries: Int = 2,
        session: URLSession = .shared
    ) {
        caller = Caller(
            baseUrl: baseUrl.hasSuffix("/") ? String(baseUrl.dropLast()) : baseUrl,
            lang: lang,
            installationId: installationId,
            store: store,
            timeout: timeout,
            retries: retries,
            session: session,
            isSavedOnly: false
        )
    }

    /// The same calls, answered from the store alone: for the first screen, before the network is asked.
    public var saved: DinamCalls { DinamCalls(caller: caller.savedOnly()) }
}

/// A success.
public struct Reply<Value> {
    public let data: Value
    public let meta: Meta
    /// The server could not be asked: this is its last answer.
    public let isSaved: Bool
}

extension Reply: Sendable where Value: Sendable {}

/// What an answer says of itself.
public struct Meta: Decodable, Sendable {
    public var lang: String?
    public var total: Int?
    public var hasMore: Bool?
    /// `cursor` of the next page; nil at the end.
    public var nextCursor: String?
    /// `updatedAfter` of the next visit.
    public var nextUpdatedAfter: String?
    /// `after` of the next look at a live blog.
    public var nextAfter: Int?
    public var ended: Bool?

    enum CodingKeys: String, CodingKey {
        case lang
        case total
        case hasMore = "has_more"
        case nextCursor = "next_cursor"
        case nextUpdatedAfter = "next_updated_after"
        case nextAfter = "next_after"
        case ended
    }
}

/// An answer that is no success, or none.
public struct DinamError: LocalizedError, Sendable {
    /// HTTP status; 0 where no answer came.
    public let status: Int
    /// `not_found`, `rate_limited` ...; empty where the answer came from a proxy. Without an answer `network`, `timeout`, or
    /// `not_saved` where only saved answers were asked for; `unreadable` where this client cannot read the answer.
    public let code: String
    public let message: String
    /// Fields that are not valid.
    public var errors: [ProblemError] = []
    /// Seconds until the next attempt is worthwhile.
    public var retryAfter: Double?
    public var requestId: String?

    public var errorDescription: String? { message }
}

/// Any JSON.
public enum JSONValue: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else if let array = try? value.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .number(let number): try value.encode(number)
        case .string(let string): try value.encode(string)
        case .array(let array): try value.encode(array)
        case .object(let object): try value.encode(object)
        }
    }
}
