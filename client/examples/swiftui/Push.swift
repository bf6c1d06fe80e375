import DinamClient
import FirebaseCore
import FirebaseMessaging
import SwiftUI
import UserNotifications

/// Asks the reader, and tells the server where this phone is reached. Call it at each start: tokens change.
@MainActor
func register(_ dinam: Dinam) async {
    let center = UNUserNotificationCenter.current()
    let isAllowed = (try? await center.requestAuthorization(options: [.alert, .badge, .sound])) ?? false
    UIApplication.shared.registerForRemoteNotifications()
    // Firebase has no token before that of APNs is there: then the delegate below registers.
    guard Messaging.messaging().apnsToken != nil, let token = try? await Messaging.messaging().token() else { return }
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    // Without a network it is done at the next start.
    _ = try? await dinam.devices.register(
        value: token,
        kind: "token",
        platform: "ios",
        appVersion: version,
        tz: TimeZone.current.identifier,
        pushEnabled: isAllowed
    )
}

final class PushDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private var dinam: Dinam { client(UserDefaults.standard.string(forKey: "lang") ?? "te") }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        FirebaseApp.configure()
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let isFirst = Messaging.messaging().apnsToken == nil
        Messaging.messaging().apnsToken = deviceToken
        guard isFirst else { return }
        let current = dinam
        Task { await register(current) }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        [.banner, .sound]
    }

    /// Opens the story of a notification that the reader taps, and counts it. The data is at the top level of `userInfo`.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let data = response.notification.request.content.userInfo
        if let story = data["news_id"] as? String {
            await MainActor.run { Route.shared.stories = [story] }
        }
        // 0 is a test of the newsroom. A lost count is no reason to disturb the reader.
        if let id = (data["notification_id"] as? String).flatMap(Int.init), id > 0 {
            _ = try? await dinam.notifications.opened(id)
        }
    }
}
