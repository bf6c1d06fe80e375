import Foundation
import Security

/// The secret id of this phone: made once, and kept where backups do not look.
let installationId: String = {
    let item: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: "dinam",
        kSecAttrAccount: "installation",
    ]
    var found: CFTypeRef?
    let query = item.merging([kSecReturnData: true]) { $1 }
    if SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess,
        let data = found as? Data, let known = String(data: data, encoding: .utf8)
    {
        return known
    }
    let id = UUID().uuidString.lowercased()
    let added = item.merging([
        kSecValueData: Data(id.utf8),
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    ]) { $1 }
    SecItemAdd(added as CFDictionary, nil)
    return id
}()
