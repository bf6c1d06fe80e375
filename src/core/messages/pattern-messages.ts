/**
 * What a text must be like, for editors, by the pattern of its schema. Each has a phrase in the languages of the desk. A pattern
 * that no form has may be missing: the message is that of the code then.
 */
export const patternMessages: Readonly<Record<string, string>> = {
  '^[^\\s@<>,;"]{1,64}@[^\\s@<>,;"]+\\.[^\\s@<>,;".]{2,63}$': 'must be an e-mail address such as desk@example.in',
  '^\\+?[0-9][0-9 ()-]{2,24}$': 'must be a phone number such as +91 40 2345 6789',
  '^[A-Za-z]\\w*(\\.[A-Za-z]\\w*)+$': 'must be the package name of the Android app, such as in.example.news',
  '^[0-9A-F]{2}(:[0-9A-F]{2}){31}$':
    'must be a SHA-256 fingerprint: 32 pairs of digits and capital letters, with colons between them',
  '^[A-Z0-9]{10}$': 'must be the id of the Apple team: 10 capital letters and digits',
  '^[A-Za-z0-9.-]{3,155}$': 'must be the bundle id of the iOS app, such as in.example.news',
  '^[0-9]{6,12}$': 'must be the number of the app in the App Store: 6 to 12 digits',
  '^[A-Za-z0-9-]{8,128}$': 'must be 8 to 128 Latin letters, digits or hyphens',
  '^#[0-9a-fA-F]{6}$': 'must be a colour such as #1a73e8',
  '^pub-\\d{16}$': 'must be the publisher id of AdMob: pub- and 16 digits',
  '^ca-app-pub-\\d{16}~\\d{10}$': 'must be the app id of AdMob, such as ca-app-pub-1234567890123456~1234567890',
  '^ca-app-pub-\\d{16}/\\d{10}$': 'must be an ad unit id of AdMob, such as ca-app-pub-1234567890123456/1234567890',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'must be the name of a site such as play.google.com',
  '^[a-z][a-z0-9+.-]*$': 'must be how a link begins, such as https or whatsapp',
  '^(?!(tree|search|near)$)(?=[^a-z]*[a-z])[a-z0-9]+(-[a-z0-9]+)*$':
    'must be small Latin letters and digits, with hyphens between words: andhra-pradesh',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'must be small Latin letters and digits, with hyphens between words: andhra-pradesh',
  '^[A-Za-z0-9][A-Za-z0-9.-]*$': 'must be a code such as IN-TG',
  '^[a-z0-9]+(_[a-z0-9]+)*$': 'must be small Latin letters and digits, with _ between words: makar_sankranti',
  '^[a-z][a-z0-9_]{0,39}$': 'must be small Latin letters and digits, with _ between words: makar_sankranti',
  '^[A-Z]{3}$': 'must be a currency like INR',
  '^[vV]?\\d{1,9}(\\.\\d{1,9}){0,3}(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$': 'must be a version like 2.4.0',
  '^[A-Za-z0-9._:-]{8,128}$': 'must be the id that the app shows: 8 to 128 Latin letters, digits or . _ : -',
  '^[a-z][a-z0-9_.-]{0,39}$': 'must be one word of small Latin letters, such as breaking',
  '^[A-Za-z0-9_.~%-]{1,64}$': 'must be 1 to 64 Latin letters, digits or _ . ~ % -',
};
