import DinamClient
import SwiftUI

/// Shows the saved answer at once, then that of the server. Pull to ask again.
struct Shown<Value: Sendable, Content: View>: View {
    let saved: () async throws -> Reply<Value>
    let fresh: () async throws -> Reply<Value>
    let content: (Value) -> Content
    @State private var value: Value?
    @State private var notice = ""

    init(
        saved: @escaping () async throws -> Reply<Value>,
        fresh: @escaping () async throws -> Reply<Value>,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.saved = saved
        self.fresh = fresh
        self.content = content
    }

    var body: some View {
        List {
            if !notice.isEmpty { Text(notice).foregroundStyle(.secondary) }
            if let value { content(value) }
        }
        .listStyle(.plain)
        .task {
            let reply = try? await saved()
            value = reply?.data
            await load()
        }
        .refreshable { await load() }
    }

    private func load() async {
        do {
            let reply = try await fresh()
            value = reply.data
            notice = reply.isSaved ? "Offline" : ""
        } catch is CancellationError {
            // The screen has gone.
        } catch {
            notice = error.localizedDescription
        }
    }
}

extension Text {
    /// Marks above and below letters of Indic scripts and Nastaliq need the room: no fixed heights.
    func script(_ size: CGFloat = 17) -> some View {
        font(.system(size: size)).lineSpacing(size * 0.4).padding(.vertical, 2).fixedSize(horizontal: false, vertical: true)
    }
}

struct Headlines: View {
    let dinam: Dinam
    // Lists show titles: the text of a story comes when it is opened.
    private let fields = ["id", "title", "thumbnail_url", "is_breaking"]

    var body: some View {
        Shown(
            saved: { try await dinam.saved.news.latest(limit: 30, fields: fields) },
            fresh: { try await dinam.news.latest(limit: 30, fields: fields) }
        ) { (stories: [NewsItem]) in
            ForEach(stories, id: \.id) { story in
                NavigationLink(value: String(story.id)) {
                    HStack(alignment: .top, spacing: 12) {
                        if let picture = story.thumbnailUrl {
                            AsyncImage(url: URL(string: picture)) { $0.resizable().scaledToFill() } placeholder: { Color.gray.opacity(0.2) }
                                .frame(width: 96, height: 64)
                                .clipped()
                        }
                        Text(story.title).script().foregroundStyle(story.isBreaking ? Color.red : Color.primary)
                    }
                }
            }
        }
    }
}

struct Story: View {
    let dinam: Dinam
    let id: String

    var body: some View {
        Shown(
            saved: { try await dinam.saved.news.get(id) },
            fresh: { try await dinam.news.get(id) }
        ) { (story: NewsItemWhole) in
            Text(story.title).script(24)
            if let picture = story.imageUrl {
                AsyncImage(url: URL(string: picture)) { $0.resizable().scaledToFit() } placeholder: { ProgressView() }
            }
            // An app with pictures in stories shows the content in a web view without scripts.
            Text(text(of: story.content)).script()
            Button {
                Task { _ = try? await dinam.bookmarks.add(story.id) }
            } label: {
                Image(systemName: "bookmark")
            }
        }
        .task {
            // A lost count is no reason to disturb the reader.
            if let number = Int(id) { _ = try? await dinam.news.view(number) }
        }
    }
}

/// The server has the words and digits of the language: an app formats nothing.
struct Panchang: View {
    let dinam: Dinam

    var body: some View {
        Shown(
            saved: { try await day(dinam.saved.panchang) },
            fresh: { try await day(dinam.panchang) }
        ) { (day: PanchangDay) in
            if let text = day.text {
                Text("\(text.weekday) · \(text.month) · \(text.year)").script(24)
                ForEach(text.tithi + text.nakshatra, id: \.self) { Text($0).script() }
                Text("☀ \(text.sunrise ?? "–") · \(text.sunset ?? "–")").script()
                Text("☾ \(text.moonrise ?? "–") · \(text.moonset ?? "–")").script()
                ForEach(text.festivals, id: \.self) { Text($0).script() }
            }
        }
    }

    private func day(_ calls: PanchangCalls) async throws -> Reply<PanchangDay> {
        try await calls.day(city: "హైదరాబాద్", include: ["text"], digits: "native")
    }
}

/// The paragraphs of a story as plain text.
func text(of html: String) -> String {
    var text = html
        .replacingOccurrences(of: "</(p|li|h[1-6])>", with: "\n\n", options: .regularExpression)
        .replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
    for (entity, letter) in [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
        text = text.replacingOccurrences(of: entity, with: letter)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
}
