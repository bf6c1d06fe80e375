import { list, oneOf, option, ranges, text, url } from './option.ts';

/** Roles that a user who is created by a sign-in may get; an owner gives the others by hand. */
const rolesOfNew = ['viewer', 'contributor', 'editor'] as const;

/** Sign-in by an OpenID Connect provider. */
export const oidcOptions = {
  oidcIssuer: option('OIDC_ISSUER', '', 'OpenID Connect provider for sign-in; absent: passwords only', (issuer) => {
    if (!/^https?:$/.test(URL.parse(issuer)?.protocol ?? ''))
      throw new Error('must be a URL that begins with https://');
    return issuer; // with its slash at the end, if it has one: it is compared
  }),
  oidcClientId: option('OIDC_CLIENT_ID', '', 'id of this server at the provider', text),
  oidcClientSecret: option(
    'OIDC_CLIENT_SECRET',
    '',
    'secret of this server at the provider; absent: a public client',
    text,
    true,
  ),
  oidcLabel: option('OIDC_LABEL', '', 'text of the sign-in button; absent: the host of OIDC_ISSUER', (label) => {
    if ([...label].length > 60) throw new Error('must have at most 60 characters');
    return label;
  }),
  oidcDomains: list(
    'OIDC_DOMAINS',
    'domains of e-mail addresses that may sign in; absent: any',
    /^[\p{Ll}\p{Lo}\p{M}\p{N}-]+(\.[\p{Ll}\p{Lo}\p{M}\p{N}-]+)+$/u,
    'domains in small letters',
  ),
  oidcNewUsers: oneOf(
    'OIDC_NEW_USERS',
    'no',
    ['no', ...rolesOfNew],
    'role of users whom a first sign-in creates; no: only existing users sign in',
  ),
  oidcAllow: ranges('OIDC_ALLOW', 'addresses or ranges of a provider in a private network, on any port'),
  oidcReturnUrl: url('OIDC_RETURN_URL', 'page of the web interface that ends the sign-in; absent: PUBLIC_URL/admin', [
    'https:',
    'http:',
  ]),
};

interface OidcConfig {
  oidcIssuer: string;
  oidcClientId: string;
  oidcDomains: readonly string[];
  oidcNewUsers: string;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Why the options do not fit together; null when they do. */
export function oidcProblem({ oidcIssuer, oidcClientId, oidcDomains, oidcNewUsers }: OidcConfig): string | null {
  if (!oidcIssuer) return oidcClientId ? 'OIDC_CLIENT_ID needs OIDC_ISSUER' : null;
  const { protocol, hostname } = new URL(oidcIssuer);
  if (protocol === 'http:' && !isLoopback(hostname))
    return 'OIDC_ISSUER must begin with https://, unless the provider runs on this machine';
  if (!oidcClientId) return 'OIDC_ISSUER needs OIDC_CLIENT_ID';
  if (oidcNewUsers !== 'no' && oidcDomains.length === 0)
    return 'OIDC_NEW_USERS needs OIDC_DOMAINS: anybody with an account at the provider could sign in';
  return null;
}
