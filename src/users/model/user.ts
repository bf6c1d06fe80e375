import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, refused, Timestamp } from '../../core/model/common.ts';
import { Label } from '../../core/model/label.ts';
import { type Right, Role, rightNames } from '../../core/model/rights.ts';
import { nameImitates } from '../../text/confusables.ts';
import { exceedsGraphemes } from '../../text/graphemes.ts';

// Joiners only inside: they belong to the spelling of some Indic and Persian names.
const username = /^[\p{L}\p{M}\p{N}._@-][\p{L}\p{M}\p{N}._@\p{Join_Control}-]+[\p{L}\p{M}\p{N}._@-]$/u;

/** A name to log in with, in any script. Two that look alike are one. */
const Username = Type.Refine(
  Type.Refine(
    Type.String({ 'x-max-graphemes': 64, description: 'Letters of any script, digits and . _ - @' }),
    (text) => username.test(text) && /[\p{L}\p{N}]/u.test(text) && !exceedsGraphemes(text, 64),
    () => 'must have 3 to 64 letters, digits, or . _ - @',
  ),
  (text) => !nameImitates(text),
  () => refused('mixed_scripts'),
);

const minPassword = 10;
const maxPassword = 200;

/** A password that is being chosen. */
export const NewPassword = Type.Refine(
  Type.String({ format: 'password', minLength: minPassword, writeOnly: true, 'x-max-graphemes': maxPassword }),
  (text) => exceedsGraphemes(text, minPassword - 1) && !exceedsGraphemes(text, maxPassword) && text.trim() !== '',
  () => `must have ${minPassword} to ${maxPassword} characters`,
);

/** A password that is being tried: only bounded, or the response would reveal what passwords look like. */
const Password = Type.String({ format: 'password', minLength: 1, maxLength: maxPassword * 32, writeOnly: true });

const Code = Type.String({
  minLength: 1,
  maxLength: 12,
  description: 'Six digits of the authenticator app, or a recovery code',
});

const restricted = {
  langs: Type.Array(Lang, {
    uniqueItems: true,
    maxItems: 20,
    description: 'Languages of the stories that the user may write; empty: all',
  }),
  category_ids: Type.Array(Id, { uniqueItems: true, maxItems: 100, description: 'The same for categories' }),
  place_ids: Type.Array(Id, {
    uniqueItems: true,
    maxItems: 100,
    description: 'The same for places, with all below them',
  }),
};

/** Bounded, and nothing that could become a second header or address; the server of the address decides what exists. */
export const UserEmail = Type.Refine(
  Type.String({ format: 'email', maxLength: 254 }),
  (text) =>
    text.length <= 254 && /^[^\s@<>(),;:"\\\p{Cc}]{1,64}@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u.test(text),
  () => 'must be an e-mail address',
);

export const User = Type.Object(
  {
    id: Id,
    username: Type.String(),
    name: Type.String(),
    role: Role,
    is_active: Type.Boolean(),
    must_change_password: Type.Boolean(),
    totp_enabled: Type.Boolean(),
    email: Nullable(Type.String({ description: 'For invitations, new passwords and security notices' })),
    lang: Nullable(Type.String({ description: 'Language of messages to the user; null: English' })),
    ...restricted,
    created_at: Timestamp,
    updated_at: Timestamp,
    rev: Type.Integer(),
  },
  { $id: 'User' },
);
export type User = Static<typeof User>;

/** What was refused to somebody who said to be this user. */
export const SecurityNotice = Type.Object(
  {
    at: Timestamp,
    action: Type.Enum(['login_failed', 'factor_failed', 'factor_locked', 'confirm_failed'], {
      description: 'factor_failed and factor_locked: the password was right',
    }),
    ip: Nullable(Type.String()),
  },
  { $id: 'SecurityNotice' },
);
export type SecurityNotice = Static<typeof SecurityNotice>;

export const Me = Type.Object(
  {
    ...User.properties,
    missing_factor: Nullable(
      Type.Enum(['set_up', 'use_passkey'], {
        description:
          'The role demands a second factor, and nothing else works before. use_passkey: the session began with the password, and the user has a passkey',
      }),
    ),
    rights: Type.Array(Type.Unsafe<Right>({ enum: rightNames }), { description: 'What the role may do now' }),
    security_notices: Type.Array(SecurityNotice, { description: 'Of the last 30 days, the newest first, at most 20' }),
  },
  { $id: 'Me' },
);
export type Me = Static<typeof Me>;

export const UserInput = Type.Object(
  {
    username: Username,
    name: Type.Optional(Label(120, { description: 'Display name; default: the username' })),
    role: Role,
    password: Type.Optional(NewPassword),
    email: Type.Optional(Nullable(UserEmail)),
    lang: Type.Optional(Nullable(Lang)),
    invite: Type.Optional(
      Type.Boolean({ description: 'Sends a link to choose the password, which is then not given; needs `email`' }),
    ),
    is_active: Type.Optional(Type.Boolean({ default: true })),
    ...Type.Partial(Type.Object(restricted)).properties,
    must_change_password: Type.Optional(Type.Boolean({ description: 'Must change the password at the next login' })),
    totp_enabled: Type.Optional(Type.Boolean({ description: 'false removes a lost second factor' })),
  },
  { additionalProperties: false },
);
export type UserInput = Static<typeof UserInput>;

/** A one-time link that an owner hands over. */
export const InvitationLink = Type.Object(
  {
    url: Type.String({ description: 'Page where the user chooses a password. It is shown in this answer only' }),
    expires_at: Timestamp,
  },
  { $id: 'InvitationLink' },
);
export type InvitationLink = Static<typeof InvitationLink>;

/** Who is logged in, as a login answers it. */
const LoginUser = Type.Object({
  id: Id,
  username: Type.String(),
  name: Type.String(),
  role: Role,
  must_change_password: Type.Boolean({ description: 'Until it is changed only me, password and logout work' }),
});

export const LoginReply = Type.Object(
  {
    token: Type.String({ description: 'Access token, JWT' }),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds' }),
    expires_at: Timestamp,
    refresh_token: Nullable(Type.String({ description: 'null where it comes as a cookie' })),
    device_token: Nullable(
      Type.String({
        description:
          'To be sent with the next logins from this device: wrong guesses of others then do not keep it out. null where it comes as a cookie, and after a refresh',
      }),
    ),
    user: LoginUser,
  },
  { $id: 'LoginReply' },
);
export type LoginReply = Static<typeof LoginReply>;

export const LoginBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 2_048 }),
    password: Password,
    otp: Type.Optional(
      Nullable(Type.String({ maxLength: 12, description: 'Six digits, where a second factor is on' })),
    ),
    device_token: Type.Optional(
      Nullable(Type.String({ maxLength: 200, description: 'Of an earlier login of this user on this device' })),
    ),
    cookie: Type.Optional(Type.Boolean({ description: 'true: the refresh token is an HttpOnly cookie only' })),
  },
  { $id: 'LoginBody', additionalProperties: false },
);

const RefreshToken = Type.String({ minLength: 1, maxLength: 200 });

export const RefreshBody = Type.Object(
  { refresh_token: Type.Optional(RefreshToken) },
  { $id: 'RefreshBody', additionalProperties: false },
);

export const LogoutBody = Type.Object(
  {
    refresh_token: Type.Optional(RefreshToken),
    everywhere: Type.Optional(Type.Boolean({ description: 'Ends every session; needs an access token' })),
  },
  { $id: 'LogoutBody', additionalProperties: false },
);

export const PasswordBody = Type.Object(
  { current: Password, new: NewPassword },
  { $id: 'PasswordBody', additionalProperties: false },
);
/** The same answer whether there is such a user or not. */
export const PasswordResetBody = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 254 }) },
  { $id: 'PasswordResetBody', additionalProperties: false },
);
export type PasswordResetBody = Static<typeof PasswordResetBody>;

export const PasswordLinkBody = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 100, description: 'What follows `#` in the link' }),
    password: NewPassword,
  },
  { $id: 'PasswordLinkBody', additionalProperties: false },
);
export type PasswordLinkBody = Static<typeof PasswordLinkBody>;

/** Who signs in where, once a password was chosen by a link. */
export const PasswordLinkUsed = Type.Object(
  {
    username: Type.String(),
    app_name: Type.String({ description: 'Name of the paper' }),
  },
  { $id: 'PasswordLinkUsed' },
);
export type PasswordLinkUsed = Static<typeof PasswordLinkUsed>;

export const OidcInfo = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether a provider is set up' }),
    label: Nullable(Type.String({ description: 'Text of the button' })),
  },
  { $id: 'OidcInfo' },
);

/** What a provider sends back with the browser (OpenID Connect Core 1.0, 3.1.2.5 and 3.1.2.6). */
export const OidcCallbackQuery = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 4_096, description: 'Authorization code' })),
  state: Type.Optional(Type.String({ maxLength: 200, description: 'As `start` gave it' })),
  iss: Type.Optional(Type.String({ maxLength: 500, description: 'Issuer (RFC 9207)' })),
  error: Type.Optional(Type.String({ maxLength: 200, description: 'Why there is no code' })),
});

export const OidcSessionBody = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 100, description: 'What follows `#oidc_code=` in the address' }),
    cookie: Type.Optional(Type.Boolean({ description: 'true: the refresh token is an HttpOnly cookie only' })),
  },
  { $id: 'OidcSessionBody', additionalProperties: false },
);

export const TotpCodeBody = Type.Object({ code: Code }, { $id: 'TotpCodeBody', additionalProperties: false });
/** What an access token alone is not enough for. */
export const confirmation = {
  current_password: Type.Optional(Password),
  otp: Type.Optional(Code),
};
export const ConfirmBody = Type.Object(confirmation, { $id: 'ConfirmBody', additionalProperties: false });
export const TotpDisableBody = Type.Object(
  { password: Password },
  { $id: 'TotpDisableBody', additionalProperties: false },
);

export const TotpSetup = Type.Object(
  {
    secret: Type.String({ description: 'Base32, to be typed in' }),
    otpauth_url: Type.String({ description: 'To be shown as a QR code' }),
  },
  { $id: 'TotpSetup' },
);

export const Session = Type.Object(
  {
    id: Id,
    user_id: Id,
    user_agent: Type.String(),
    ip: Type.String(),
    is_cookie: Type.Boolean(),
    is_current: Type.Boolean({ description: 'The session of this very token' }),
    signed_in_by: Type.Enum(['password', 'passkey', 'provider'], {
      description: 'How it began; passkey: also where one was added within it',
    }),
    created_at: Timestamp,
    used_at: Timestamp,
    expires_at: Timestamp,
    ended_at: Nullable(Timestamp),
  },
  { $id: 'Session' },
);
export type Session = Static<typeof Session>;
