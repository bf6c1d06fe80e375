import type { FastifyInstance } from 'fastify';
import { parseFields, splitUrl } from '../../core/api/query-string.ts';
import type { MailLang } from '../../core/mail/text.ts';
import { accountPage } from '../../users/account/page.ts';
import { StaticAnswer } from '../docs/static-answer.ts';

/** The page on which a password is chosen: one text per language. */
export function mountAccountPage(server: FastifyInstance): void {
  const { path, langs, langOf, htmlOf, policy } = accountPage;
  const pages = new Map<MailLang, StaticAnswer>(
    langs.map((lang) => [
      lang,
      new StaticAnswer(Buffer.from(htmlOf(lang)), {
        'content-type': 'text/html; charset=utf-8',
        'content-language': lang,
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding, Accept-Language',
      }),
    ]),
  );
  server.get(path, (request, reply) => {
    const { lang } = parseFields(splitUrl(request.url)[1]);
    const page = pages.get(langOf(typeof lang === 'string' ? lang : null, request.headers['accept-language']));
    return (page as StaticAnswer).send(request, reply);
  });
}
