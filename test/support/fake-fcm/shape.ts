/** What FCM HTTP v1 takes as a message, by its reference; anything else is refused as Google refuses it. */
type Check = (value: unknown, at: string) => Violation[];
export interface Violation {
  field: string;
  description: string;
}

/** Nothing is wrong. */
const fine: Violation[] = [];
const wrong = (field: string, description: string): Violation[] => [{ field, description }];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const object =
  (fields: Record<string, Check>): Check =>
  (value, at) => {
    if (!isObject(value)) return wrong(at, `Invalid value at '${at}' (an object)`);
    let found = fine;
    for (const name of Object.keys(value)) {
      const check = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const errors = check
        ? check(value[name], `${at}.${name}`)
        : wrong(at, `Invalid JSON payload received. Unknown name "${name}" at '${at}': Cannot find field.`);
      if (errors.length) found = [...found, ...errors];
    }
    return found;
  };

const text: Check = (value, at) =>
  typeof value === 'string' ? fine : wrong(at, `Invalid value at '${at}' (TYPE_STRING), ${JSON.stringify(value)}`);
const bool: Check = (value, at) =>
  typeof value === 'boolean' ? [] : wrong(at, `Invalid value at '${at}' (TYPE_BOOL)`);
const int: Check = (value, at) => (Number.isInteger(value) ? [] : wrong(at, `Invalid value at '${at}' (TYPE_INT32)`));
const free: Check = (value, at) => (isObject(value) ? [] : wrong(at, `Invalid value at '${at}' (an object)`));
const texts: Check = (value, at) =>
  Array.isArray(value) ? value.flatMap((v, n) => text(v, `${at}[${n}]`)) : wrong(at, `Invalid value at '${at}' (list)`);
const map: Check = (value, at) => {
  if (!isObject(value)) return wrong(at, `Invalid value at '${at}' (a map)`);
  const values = Object.values(value);
  if (values.every((v) => typeof v === 'string')) return fine;
  return values.flatMap((v, n) => text(v, `${at}[${n}].value`));
};
const matching =
  (pattern: RegExp, what: string): Check =>
  (value, at) => {
    const errors = text(value, at);
    return errors.length || pattern.test(value as string) ? errors : wrong(at, `${what}: ${JSON.stringify(value)}`);
  };
const ttl: Check = (value, at) => {
  const errors = matching(/^\d{1,7}(\.\d{1,9})?s$/, 'Illegal duration format; duration must end with s')(value, at);
  if (errors.length) return errors;
  return Number.parseFloat(value as string) <= 2_419_200 ? [] : wrong(at, 'Invalid TTL: more than 4 weeks');
};

const reserved = /^(from|message_type)$|^(google|gcm)(\.|$)/;
const data: Check = (value, at) => {
  const errors = map(value, at);
  if (errors.length) return errors;
  return Object.keys(value as object)
    .filter((key) => reserved.test(key))
    .flatMap((key) => wrong(at, `Invalid data payload key: ${key}`));
};

const image = matching(/^https?:\/\//, 'Invalid image');
const androidNotification = object({
  title: text,
  body: text,
  icon: text,
  color: matching(/^#[0-9a-fA-F]{6}$/, 'Invalid color'),
  sound: text,
  tag: text,
  click_action: text,
  body_loc_key: text,
  body_loc_args: texts,
  title_loc_key: text,
  title_loc_args: texts,
  channel_id: text,
  ticker: text,
  sticky: bool,
  event_time: text,
  local_only: bool,
  notification_priority: text,
  default_sound: bool,
  default_vibrate_timings: bool,
  default_light_settings: bool,
  vibrate_timings: texts,
  visibility: text,
  notification_count: int,
  image,
});

const apnsHeaders: Check = (value, at) => {
  const errors = map(value, at);
  if (errors.length) return errors;
  const headers = value as Record<string, string>;
  const priority = headers['apns-priority'];
  if (priority !== undefined && !['1', '5', '10'].includes(priority)) return wrong(at, 'Invalid apns-priority');
  if (!/^\d{1,10}$/.test(headers['apns-expiration'] ?? '0')) return wrong(at, 'Invalid apns-expiration');
  return Buffer.byteLength(headers['apns-collapse-id'] ?? '') > 64 ? wrong(at, 'apns-collapse-id is too long') : [];
};
const apnsPayload: Check = (value, at) =>
  isObject(value) && isObject(value.aps) ? [] : wrong(`${at}.aps`, 'The payload has no aps dictionary');

const webHeaders: Check = (value, at) => {
  const errors = map(value, at);
  if (errors.length) return errors;
  const { TTL, Urgency, Topic } = value as Record<string, string>;
  if (!/^\d{1,10}$/.test(TTL ?? '0')) return wrong(at, 'Invalid TTL');
  if (!['very-low', 'low', 'normal', 'high'].includes(Urgency ?? 'normal')) return wrong(at, 'Invalid Urgency');
  return /^[A-Za-z0-9_-]{0,32}$/.test(Topic ?? '') ? [] : wrong(at, 'Invalid Topic');
};

const label = matching(/^[a-zA-Z0-9-_.~%]{1,50}$/, 'Invalid analytics label');
const topicPattern = /^[a-zA-Z0-9-_.~%]{1,900}$/;

const condition: Check = (value, at) => {
  const errors = text(value, at);
  if (errors.length) return errors;
  const problem = conditionProblem(value as string);
  return problem === null ? [] : wrong(at, `Invalid condition expression provided: ${problem}`);
};

const message = object({
  name: text,
  data,
  notification: object({ title: text, body: text, image }),
  android: object({
    collapse_key: text,
    priority: matching(/^(normal|high)$/i, 'Invalid value at android.priority'),
    ttl,
    restricted_package_name: text,
    data,
    notification: androidNotification,
    fcm_options: object({ analytics_label: label }),
    direct_boot_ok: bool,
    bandwidth_constrained_ok: bool,
    restricted_satellite_ok: bool,
  }),
  webpush: object({
    headers: webHeaders,
    data: map,
    notification: free,
    fcm_options: object({ link: matching(/^https:\/\//, 'Invalid link'), analytics_label: label }),
  }),
  apns: object({
    headers: apnsHeaders,
    payload: apnsPayload,
    fcm_options: object({ analytics_label: label, image }),
    live_activity_token: text,
  }),
  fcm_options: object({ analytics_label: label }),
  token: text,
  fid: text,
  topic: matching(topicPattern, 'Invalid topic name'),
  condition,
});

const request = object({ validate_only: bool, message });

/** `'a' in topics && ('b' in topics || !('c' in topics))`, five topics at most; what is wrong with it, or null. */
export function conditionProblem(expression: string): string | null {
  const tokens = expression.match(/'[^']*'|&&|\|\||!|\(|\)|\bin\s+topics\b|\S/g) ?? [];
  let at = 0;
  let count = 0;
  const one = (): boolean => {
    if (tokens[at] === '!') {
      at++;
      return one();
    }
    if (tokens[at] === '(') {
      at++;
      return all() && tokens[at++] === ')';
    }
    const name = tokens[at++] ?? '';
    count++;
    return /^'.*'$/.test(name) && topicPattern.test(name.slice(1, -1)) && /^in\s+topics$/.test(tokens[at++] ?? '');
  };
  const all = (): boolean => {
    if (!one()) return false;
    while (tokens[at] === '&&' || tokens[at] === '||') {
      at++;
      if (!one()) return false;
    }
    return true;
  };
  if (!all() || at !== tokens.length) return 'it is no expression over topics';
  return count > 5 ? 'it has more than five topics' : null;
}

export const targetKinds = ['token', 'fid', 'topic', 'condition'] as const;
export type TargetKind = (typeof targetKinds)[number];

export interface Checked {
  kind: TargetKind;
  value: string;
  message: Record<string, unknown>;
  validateOnly: boolean;
}

/** Bytes as FCM counts them: keys and values of what the phone gets. */
function payloadBytes({ notification, data }: Record<string, unknown>): number {
  return Buffer.byteLength(JSON.stringify(notification ?? {})) + Buffer.byteLength(JSON.stringify(data ?? {}));
}

/** A request as FCM reads it, or what is wrong with it. @param size its bytes as it came */
export function checkRequest(body: unknown, size: number): Checked | Violation[] {
  const errors = request(body, 'request');
  if (errors.length) return errors.map((e) => ({ ...e, field: e.field.replace(/^request\.?/, '') }));
  const { message = null, validate_only = false } = body as Record<string, unknown>;
  if (!isObject(message)) return wrong('message', 'Message is required');
  const targets = targetKinds.filter((kind) => message[kind] !== undefined && message[kind] !== '');
  const [kind] = targets;
  if (targets.length !== 1 || !kind)
    return wrong('message', `Exactly one of token, fid, topic and condition is required, not ${targets.length}`);
  const most = kind === 'token' || kind === 'fid' ? 4_096 : 2_048;
  // The payload is a part of what came, so it is measured only when that is larger.
  if (size > most && payloadBytes(message) > most)
    return wrong('message', `Message is too big: more than ${most} bytes`);
  return { kind, value: message[kind] as string, message, validateOnly: validate_only as boolean };
}
