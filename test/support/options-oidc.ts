import { type Key, secret } from './options.ts';

type Rows = { good: [text: string, value: unknown][]; bad: string[] };

/** Of the options of sign-in by a provider: texts that are good with what they mean, and texts that are not. */
export const oidcTable = {
  oidcIssuer: {
    good: [
      ['https://accounts.google.com', 'https://accounts.google.com'],
      ['https://id.example.in/realms/desk/', 'https://id.example.in/realms/desk/'],
      ['http://127.0.0.1:8080/realms/desk', 'http://127.0.0.1:8080/realms/desk'],
    ],
    bad: ['id.example.in', 'ldap://id.example.in'],
  },
  oidcClientId: { good: [['dinam', 'dinam']], bad: [] },
  oidcClientSecret: { good: [[secret, secret]], bad: [] },
  oidcLabel: { good: [['వార్తాగది', 'వార్తాగది']], bad: ['x'.repeat(61)] },
  oidcDomains: {
    good: [['example.in, వార్తలు.example', ['example.in', 'వార్తలు.example']]],
    bad: ['@example.in', 'Example.in', '*.example.in', 'localhost'],
  },
  oidcNewUsers: {
    good: [
      ['no', 'no'],
      ['contributor', 'contributor'],
    ],
    bad: ['owner', 'chief', 'yes'],
  },
  oidcAllow: { good: [['10.20.0.0/16,127.0.0.1', ['10.20.0.0/16', '127.0.0.1']]], bad: ['id.example.in'] },
  oidcReturnUrl: {
    good: [['https://desk.example.in/signin', 'https://desk.example.in/signin']],
    bad: ['/admin', 'javascript:alert(1)'],
  },
} satisfies Partial<Record<Key, Rows>> as Record<Extract<Key, `oidc${string}`>, Rows>;
