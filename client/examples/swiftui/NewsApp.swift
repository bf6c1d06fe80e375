import DinamClient
import SwiftUI

let languages = ["te": "తెలుగు", "hi": "हिन्दी", "ta": "தமிழ்", "bn": "বাংলা", "ur": "اردو"]

/// One client for each language: its calls need not name it. All keep their answers in one folder.
func client(_ lang: String) -> Dinam {
    Dinam("https://api.example.in", lang: lang, installationId: installationId, store: store)
}

private let store = FileStore()

@main
struct NewsApp: App {
    @UIApplicationDelegateAdaptor(PushDelegate.self) private var push
    @AppStorage("lang") private var lang = "te"
    @ObservedObject private var route = Route.shared

    var body: some Scene {
        WindowGroup {
            let dinam = client(lang)
            TabView {
                NavigationStack(path: $route.stories) {
                    Headlines(dinam: dinam)
                        .navigationDestination(for: String.self) { Story(dinam: dinam, id: $0) }
                        .toolbar { languageMenu }
                }
                .tabItem { Label("News", systemImage: "newspaper") }
                Panchang(dinam: dinam).tabItem { Label("Panchang", systemImage: "calendar") }
            }
            // Another language is another screen. Urdu goes from right to left, whatever the language of the phone is.
            .id(lang)
            .environment(\.layoutDirection, lang == "ur" ? .rightToLeft : .leftToRight)
            // Messages come in the language that the reader has chosen.
            .task(id: lang) { await register(dinam) }
        }
    }

    private var languageMenu: some View {
        Menu {
            ForEach(languages.sorted { $0.key < $1.key }, id: \.key) { code, name in
                Button(name) { lang = code }
            }
        } label: {
            Image(systemName: "globe")
        }
    }
}

/// The stories that are open; a notification opens one.
@MainActor
final class Route: ObservableObject {
    static let shared = Route()
    @Published var stories: [String] = []
}
