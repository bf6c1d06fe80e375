/** What the summary of an operation leaves open, by `operationId`. Markdown; access, caching and headers follow from the code. */
export const notesOfOperation: Readonly<Record<string, string>> = {
  getStatus: 'A cheap request to see whether the API is reachable. `endpoints` lists what `index.php` takes.',
  getSettingsAdmob: 'With `test_mode` the ids are the public test ids of Google.',
  postAuthLogin:
    'With `cookie: true` the refresh token comes only as an HttpOnly cookie. Without a second factor that the account ' +
    'demands: 401 with the code `otp_required`.',
  postAuthRefresh:
    'The old refresh token ends. A browser sends its cookie and the header `X-Dinam-Client` instead of `refresh_token`.',
  postAuthLogout: 'With `everywhere: true` every session of the user ends.',
  postAuthPassword: 'Allowed also before the forced change of a first password.',
  postAdminWebhooks:
    'At most 20. The address must lead to a public server on port 80 or 443, save what `FETCH_ALLOW` names.',
  postAdminWebhooksByIdTest: 'Also of a webhook that is not active. It waits up to 8 seconds for the receiver.',
  postAdminWebhooksByIdDeliveriesByDeliveryReplay: 'A new delivery with the same body and `webhook-id`.',
  getAdminApiTokens: 'Your own; an owner lists those of all users.',
  postAdminApiTokens:
    'Send the token as `Authorization: Bearer`. It never allows more than its user may do at the time of the request. ' +
    'Needs `current_password` or `otp`.',
  deleteAdminApiTokensById: 'One of your own; an owner may revoke any.',
  postAuthPasswordReset:
    'The answer is the same whether there is such a user or not. The link works once, within an hour; at most three an hour ' +
    'for an address.',
  postAuthPasswordLink:
    'Of an invitation, a new password or the first start. It works once. Every session of the user ends; a second factor stays.',
  getAuthOidcStart:
    'For the browser itself, not for `fetch`. The result comes in the fragment of the page of `OIDC_RETURN_URL`: `oidc_code`, or ' +
    '`oidc_error` with a reason.',
  getAuthOidcCallback: 'The redirect address to register at the provider.',
  postAuthPasskeysOptions:
    'Needs `current_password` or `otp`. 409 where `PUBLIC_URL` is neither https with a host name nor `localhost`. Give `data` to ' +
    '`PublicKeyCredential.parseCreationOptionsFromJSON`.',
  postAuthPasskeys:
    '`credential` is what `navigator.credentials.create` made, by its `toJSON`. The challenge is valid for 5 minutes, once. At most ' +
    '20 passkeys. The session counts as one with a second factor from then on.',
  deleteAuthPasskeysById: 'Needs `current_password` or `otp`. Open sessions stay.',
  postAuthPasskeysLoginOptions: 'The same for every user: the authenticator lists the passkeys of the site.',
  postAuthPasskeysLogin:
    'One 401 for an unknown passkey, a wrong signature, a used challenge, a counter that did not rise and a disabled user. With ' +
    '`username` the passkey of another user is refused, too.',
  deleteAdminUsersByIdPasskeys: 'Needs `current_password` or `otp`.',
  postAdminUsersByIdLink:
    'Needs `current_password` or `otp`. It replaces the links before and works once. 409 for a user who is not active.',
  postAuthOidcSession:
    'The code is valid for a minute, once, and with the cookie that `start` set. Dinam does not ask for its own second factor: ' +
    'that is up to the provider.',
  postAdminMedia:
    'All files are added or none: an error names each file that is refused, `files.0` the first. The kind follows from the ' +
    'content: JPEG, PNG, WebP, AVIF, GIF, MP3, AAC, MP4, WebM. A picture is `processing` until its variants are made.',
  postAdminMediaUploads:
    'The address of the upload comes in `Location`, for `HEAD` and `PATCH` of a tus client. An upload is removed a day after its ' +
    'last part; of more than 20 of one user, or more bytes than five of the largest files, the oldest is.',
  getAdminMediaUploadsById: 'Only an upload of your own.',
  patchAdminMediaUploadsById:
    'A file that is refused ends the upload: its kind is checked when the first 64 KB have arrived. 409 for another offset. ' +
    'The answer to the last part names the file of the library in `Content-Location`.',
  deleteAdminMediaUploadsById: 'What it has become stays in the library.',
  deleteAdminMediaById: '409 while a story shows it, without `force`. The trash is emptied after 30 days.',
  patchAdminMediaById: 'A new `focal` or `crop` makes the variants anew, under new addresses.',
  postAdminPlacesImport: 'Errors name the line and the column. With `dry_run` nothing is written.',
  getPanchang: 'Stored days lie over the computed ones; `source` and `overridden` say where.',
  getPanchangDay:
    'Names are in `lang`, times carry the offset of the place. `include` adds choghadiya, hora, lagna, planets and more.',
  getPanchangMonth: 'One short row for each day, for a calendar page.',
  getHoroscope: 'A sign is accepted as a number, in English, Sanskrit or any language of the service.',
  getUpdateCheck:
    'A phone is within a gradual roll-out by a stable hash of `installation_id`. Without a release everything is null.',
  getPushKey: '404: Web Push is not set up.',
  postNotificationsByIdOpened: 'Counted once for each device; an unknown notification is 404.',
  postDevices: 'Call it at each start of the app. It answers 201 for a new device, else 200.',
  postAdminNotifications:
    'With `dry_run` only checked and counted (200); else 202: the message is sent in batches, `status` and `counts` show ' +
    'how far it is.',
  postAdminNotificationsTest: 'The message carries `notification_id` 0.',
  getNews:
    'With `updated_after` only what changed, in the order of the change, removed items as `{id, deleted, updated_at}`. With ' +
    '`id` or `slug` the one item.',
  getNewsBreaking: 'An item leaves the list at `breaking_until`.',
  getNewsBySlug: 'The text after the number may differ from the current slug: old links keep working.',
  getSearch: 'See the rules of search in the text of the tag.',
  getSearchSuggest: 'For the search field: ask after each letter; the answers are cached.',
  postAdminNewsTrashEmpty: 'This cannot be undone.',
  postAdminNewsByIdLease: 'Another editor may hold it: `take_over` takes it from them.',
  postAdminNewsByIdTranslations: 'The draft joins the `translation_group` of the story.',
  postAdminNewsByIdPublishAndNotify: 'The push goes out with the publication, also when that is scheduled.',
  getNewsBySlugLive: '`meta.next_after` is the `after` of the next call.',
  getNewsBySlugLiveStream: 'For `EventSource`; it reconnects with `Last-Event-ID` by itself.',
  postPollsByIdVote: '409: the poll is not open, or the vote cannot be changed.',
  getRss: 'With `id` the one item. Items of feeds that are not active are left out.',
  postAdminFeedsTest: 'The address is fetched with the same guards as a feed: no private networks, no credentials.',
  postAdminFeedsRefresh: 'The answer is 202 with a run, whose progress has an address of its own.',
  getConfig: 'Call it first and at each start; one answer instead of four.',
  getIndexPhp: 'Each pair of `endpoint` and `action` has a REST address of its own, where its answer is described.',
  postNewsPhp: 'Publishes unless `status` says otherwise; `category` is a slug or an id.',
  postRssAdminPhp: '`action` chooses the operation; without it a feed is added, or edited where `id` is given.',
};
