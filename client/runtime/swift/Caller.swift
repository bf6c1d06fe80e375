import Foundation

/// The longest `Retry-After` that is waited for, in seconds.
private let longestWait = 10.0

/// Answers of another release of the client are not read.
private let release = 1

private let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

private struct Envelope<Value: Decodable>: Decodable {
    let data: Value
    let meta: Meta?
}

/// Sends calls; keeps the answers of reads that have an ETag, and gives the last one when the server cannot be asked.
final class Caller: Sendable {
    let baseUrl: String
    let lang: String?
    let installationId: String?
    let store: (any Store)?
    let timeout: TimeInterval
    let retries: Int
    let session: URLSession
    let isSavedOnly: Bool

    init(
        baseUrl: String, lang: String?, installationId: String?, store: (any Store)?, timeout: TimeInterval, retries: Int,
        session: URLSession, isSavedOnly: Bool
    ) {
        self.baseUrl = baseUrl
        self.lang = lang
        self.installationId = installationId
        self.store = store
        self.timeout = timeout
        self.retries = retries
        self.session = session
        self.isSavedOnly = isSavedOnly
    }

    func savedOnly() -> Caller {
        Caller(
            baseUrl: baseUrl, lang: lang, installationId: installationId, store: store, timeout: timeout, retries: retries,
            session: session, isSavedOnly: true
        )
    }

    func installation() throws -> String {
        guard let installationId else {
            throw DinamError(status: 0, code: "no_installation", message: "This call needs installationId.")
        }
        return installationId
    }

    func call<Value: Decodable>(
        _ method: String, _ path: String, query: Query = Query(), body: Body? = nil
    ) async throws -> Reply<Value> {
        let url = baseUrl + path + query.text
        let key = "\(release) \(url)"
        let saved = await method == "GET" ? store?.get(key) : nil
        if isSavedOnly {
            guard let saved else { throw DinamError(status: 0, code: "not_saved", message: "Nothing is kept of this call.") }
            return try decoded(saved.body, isSaved: true)
        }
        let request = try self.request(method, url, body, etag: saved?.etag)
        do {
            // A busy server is not asked again where an answer is at hand.
            let (text, response) = try await send(request, attempts: method == "GET" && saved == nil ? retries + 1 : 1)
            if response.statusCode == 304, let saved { return try decoded(saved.body, isSaved: false) }
            let reply: Reply<Value> = try decoded(text, isSaved: false)
            if method == "GET", let etag = response.value(forHTTPHeaderField: "ETag") {
                await store?.set(key, Stored(etag: etag, body: text))
            }
            return reply
        } catch let error as DinamError {
            let isAway = error.status == 0 || error.status == 429 || error.status >= 500
            guard isAway, let saved else { throw error }
            return try decoded(saved.body, isSaved: true)
        }
    }

    private func decoded<Value: Decodable>(_ body: Data, isSaved: Bool) throws -> Reply<Value> {
        guard let envelope = try? JSONDecoder().decode(Envelope<Value>.self, from: body) else {
            throw DinamError(status: 0, code: "unreadable", message: "The answer of the server cannot be read.")
        }
        return Reply(data: envelope.data, meta: envelope.meta ?? Meta(), isSaved: isSaved)
    }

    private func request(_ method: String, _ url: String, _ body: Body?, etag: String?) throws -> URLRequest {
        guard let address = URL(string: url) else { throw URLError(.badURL) }
        // Otherwise URLSession answers 304 from a cache of its own.
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let etag { request.setValue(etag, forHTTPHeaderField: "If-None-Match") }
        if let body {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try JSONEncoder().encode(body)
        }
        return request
    }

    private func send(_ request: URLRequest, attempts: Int) async throws -> (Data, HTTPURLResponse) {
        var attempt = 1
        while true {
            let error: DinamError
            do {
                return try await once(request)
            } catch let refusal as DinamError {
                error = refusal
            }
            let wait = error.retryAfter ?? 0.5 * Double(1 << (attempt - 1))
            let isPassing = error.status == 0 || error.status == 429 || error.status == 503
            if attempt >= attempts || !isPassing || wait > longestWait { throw error }
            // Not all phones at once.
            try await Task.sleep(nanoseconds: UInt64(wait * Double.random(in: 1...1.5) * 1_000_000_000))
            attempt += 1
        }
    }

    /// A success or 304.
    private func once(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let body: Data
        let answer: URLResponse
        do {
            (body, answer) = try await session.data(for: request)
        } catch let error as URLError where error.code == .cancelled {
            throw CancellationError()
        } catch let error as URLError where error.code == .timedOut {
            throw DinamError(status: 0, code: "timeout", message: "The server takes too long.")
        } catch is URLError {
            throw DinamError(status: 0, code: "network", message: "The server cannot be reached.")
        }
        guard let response = answer as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let isSuccess = (200..<300).contains(response.statusCode)
        let isJson = response.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("application/json") == true
        if response.statusCode == 304 || (isSuccess && isJson) { return (body, response) }
        // A login page of a hotel, and no answer of ours.
        if isSuccess { throw DinamError(status: 0, code: "network", message: "Something else has answered for the server.") }
        let problem = try? JSONDecoder().decode(Problem.self, from: body)
        throw DinamError(
            status: response.statusCode,
            code: problem?.code ?? "",
            message: problem?.message ?? "The server answered with \(response.statusCode).",
            errors: problem?.errors ?? [],
            retryAfter: response.value(forHTTPHeaderField: "Retry-After").flatMap(Double.init),
            requestId: problem?.requestId ?? response.value(forHTTPHeaderField: "X-Request-Id")
        )
    }
}

func segment(_ value: some CustomStringConvertible) -> String {
    value.description.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}

/// Parameters that are not nil.
struct Query {
    private var parts: [String] = []

    var text: String { parts.isEmpty ? "" : "?" + parts.joined(separator: "&") }

    init() {}

    mutating func add<Value: CustomStringConvertible>(_ name: String, _ value: Value?) {
        if let value { parts.append("\(name)=\(segment(value))") }
    }

    mutating func add(_ name: String, _ values: [String]?) {
        if let values { parts.append("\(name)=\(segment(values.joined(separator: ",")))") }
    }
}

/// Members that are not nil, and those to clear.
struct Body: Encodable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    private var members: [(name: String, value: any Encodable)] = []
    private var cleared: [String] = []

    init() {}

    mutating func put<Value: Encodable>(_ name: String, _ value: Value?) {
        if let value { members.append((name, value)) }
    }

    mutating func clear(_ names: [String]) { cleared += names }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
        for name in cleared { try container.encodeNil(forKey: Name(stringValue: name)) }
    }
}
