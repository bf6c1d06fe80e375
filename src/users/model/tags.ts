import type { Tags } from '../../core/model/tags.ts';

/** What the API document says of these operations. */
export const usersTags: Tags = {
  Login: {
    about: 'Sign-in, tokens, password, second factor and own sessions.',
    notes: `Access tokens are valid for 15 minutes, refresh tokens for 30 days and once; reuse ends the session, except within ten seconds from
the same client, which is only refused. A session ends \`session_days\` after its login; a user has at most 50. Wrong passwords in
15 minutes: 10 per account and address, 50 per address, 100 per account. After ten wrong codes of the second factor each further
one costs an hour, then two, at most 24; with the user's own \`device_token\` after a hundred.`,
    fields: {
      otp: 'Code of the second factor',
      device_token: 'Of an earlier login on this device; wrong passwords of others then do not block it',
      current_password: 'Present password',
      'new': '10 to 200 characters',
    },
    operations: {
      postAuthLogin:
        'With `cookie: true` the refresh token comes only as an HttpOnly cookie. Without a second factor that the account demands: 401 with the code `otp_required`.',
      postAuthRefresh:
        'The old refresh token ends. A browser sends its cookie and the header `X-Dinam-Client` instead of `refresh_token`.',
      postAuthLogout: 'With `everywhere: true` every session of the user ends.',
      postAuthPassword: 'Allowed also before the forced change of a first password.',
      postAuthPasswordReset:
        'The answer is the same whether there is such a user or not. The link works once, within an hour; at most three an hour for an address.',
      postAuthPasswordLink:
        'Of an invitation, a new password or the first start. It works once. Every session of the user ends; a second factor stays.',
      getAuthOidcStart:
        'For the browser itself, not for `fetch`. The result comes in the fragment of the page of `OIDC_RETURN_URL`: `oidc_code`, or `oidc_error` with a reason.',
      getAuthOidcCallback: 'The redirect address to register at the provider.',
      postAuthPasskeysOptions:
        'Needs `current_password` or `otp`. 409 where `PUBLIC_URL` is neither https with a host name nor `localhost`. Give `data` to `PublicKeyCredential.parseCreationOptionsFromJSON`.',
      postAuthPasskeys:
        '`credential` is what `navigator.credentials.create` made, by its `toJSON`. The challenge is valid for 5 minutes, once. At most 20 passkeys. The session counts as one with a second factor from then on.',
      deleteAuthPasskeysById: 'Needs `current_password` or `otp`. Open sessions stay.',
      postAuthPasskeysLoginOptions: 'The same for every user: the authenticator lists the passkeys of the site.',
      postAuthPasskeysLogin:
        'One 401 for an unknown passkey, a wrong signature, a used challenge, a counter that did not rise and a disabled user. With `username` the passkey of another user is refused, too.',
      postAuthOidcSession:
        'The code is valid for a minute, once, and with the cookie that `start` set. Dinam does not ask for its own second factor: that is up to the provider.',
    },
  },
  'Admin: people': {
    about: 'Display names of the users, for filters and lists.',
  },
  'Admin: users': {
    about: 'Users and their roles.',
    fields: {
      is_active: 'false: cannot log in',
      password: '10 to 200 characters; common passwords and names of the user or app are refused',
      current_password: 'Own password of the owner who changes something; or send `otp`',
    },
    operations: {
      deleteAdminUsersByIdPasskeys: 'Needs `current_password` or `otp`.',
      postAdminUsersByIdLink:
        'Needs `current_password` or `otp`. It replaces the links before and works once. 409 for a user who is not active.',
    },
  },
  'Admin: sessions': {
    about: 'Sessions of all users.',
  },
  'Admin: api-tokens': {
    about: 'API tokens for programs: scoped to resources, expiring, revocable.',
    operations: {
      getAdminApiTokens: 'Your own; an owner lists those of all users.',
      postAdminApiTokens:
        'Send the token as `Authorization: Bearer`. It never allows more than its user may do at the time of the request. Needs `current_password` or `otp`.',
      deleteAdminApiTokensById: 'One of your own; an owner may revoke any.',
    },
  },
  'Admin: audit': {
    about: 'The audit trail.',
    notes: `\`login_failed\`, \`confirm_failed\`, \`factor_failed\`, \`factor_locked\` and \`refused\` are recorded beside the changes, at most 60
an hour for a user or address and 1,000 in all. \`detail.ip\` is for owners.`,
  },
};
