const answers = `## Answers

Responses are \`{success, message, data, meta}\` in UTF-8. Times are RFC 3339 in UTC with milliseconds. An unknown value is
null. Adding returns 201 with \`Location\`, deferred work 202, other successes 200. With \`fields=\` a row has only \`id\` and the
named fields, also those that its schema requires.`;

const errors = `## Errors

Errors are \`application/problem+json\` (RFC 9457) with a \`code\`; \`errors\` names each invalid field by its dotted path.
The checks run in this order: 431, 414, 404, 405, 503 (overload), 401, 403, 413, 415, 428, 400.`;

const requests = `## Requests

- **Parameters** are converted to their type. An empty one counts as absent, an unknown one is ignored (an error below
  \`/api/admin\`), a repeated one is an error.
- **Bodies** are JSON (exact types), \`application/x-www-form-urlencoded\` or \`multipart/form-data\` (converted; lists as
  \`tags=a,b\` or \`tags[]=a\`, objects as JSON text). Unknown fields are errors. Lengths count graphemes.`;

const caching = `## Caching

Public reads have \`ETag\`, \`Cache-Control\`, \`Vary: Accept-Encoding\` and \`Surrogate-Key\`. Everything else is
\`no-store\`; reads below \`/api/admin\` have an \`ETag\` too, for \`If-None-Match\` and \`If-Match\`.`;

const limits = `## Limits

- **Sizes**: URL 8,192 bytes and 200 parameters; headers 16 KB; bodies 1 MiB, without a token 16 KB (reports 64 KB), JSON 32
  levels deep with 10,000 values; \`page\` times \`limit\` at most 10,000 on public lists.
- **Per address and minute**: 3,000 computed reads, 1,200 views, 600 opened notifications, 300 registrations, 300 votes and
  bookmarks. Per address and hour: 60 reports, 60 erasures. Then 429 with \`Retry-After\`.`;

const edits = `## Edits

Edits need \`If-Match\` with the ETag of the row (428 without, 412 if it has changed); \`*\` overwrites. \`PUT\` means the
same as \`PATCH\`: fields that are not sent keep their value.`;

const about = 'Backend for regional-language news apps in India. ';

/** What holds for every operation: the introduction of the OpenAPI document. Markdown. */
export const conventions = [
  `${about}The guides \`docs/api.md\` and \`docs/admin-api.md\` show the tasks.`,
  ...[answers, errors, requests, caching, limits, edits],
].join('\n\n');

/** The introduction of the document for apps and sites. */
export const publicConventions = [
  `${about}Apps and sites need no key: \`GET /api/v1/news?limit=3\`.
The [guide](/admin/help/api.html) shows every task with an example.`,
  ...[answers, errors, requests, caching, limits],
].join('\n\n');

/** The introduction of the document for tools of the newsroom. */
export const newsroomConventions = [
  `\`POST /api/auth/login\` returns a token; send it as \`Authorization: Bearer\`. Programs use an API token with scopes. Each
operation names the right that it needs. The [guide](/admin/help/admin-api.html) shows the tasks.`,
  ...[edits, answers, errors, requests, caching, limits],
].join('\n\n');
