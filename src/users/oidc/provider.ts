import type { Configuration, CustomFetch, ServerMetadata } from 'openid-client';
import type { App } from '../../core/app.ts';
import type { Config } from '../../core/config/config.ts';
import { FetchError, fetchGuarded } from '../../core/fetch/fetch.ts';
import { perProgram } from '../../core/state.ts';
import type { Claims } from './claims.ts';
import { derived } from './state.ts';

/** Codes that the interface gets when the provider is the reason. */
type ProviderProblem = 'denied' | 'provider_unavailable' | 'provider_refused';

/** A sign-in that failed at the provider. The message is for the log. */
export class ProviderError extends Error {
  readonly problem: ProviderProblem;
  constructor(problem: ProviderProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.problem = problem;
  }
}

/** How long the metadata of the provider is used. */
const metadataMs = 3_600_000;
const maxBytes = 262_144;

/** For all requests of one of ours together, so that the browser gets an answer before its request times out. */
const deadlineMs = ({ requestTimeoutMs }: Config): number => Math.min(8_000, requestTimeoutMs * 0.8);

type Library = typeof import('openid-client');

/** Loaded by the first sign-in: most programs have no provider. */
const library = (): Promise<Library> => import('openid-client');

/** The address that the provider sends browsers back to. */
const redirectUri = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/api/auth/oidc/callback`;

/** Requests of the library through the guarded fetch: addresses that the provider names are chosen by others. */
const fetchBy =
  (app: App, signal: AbortSignal): CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await fetchGuarded(app, url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body == null ? {} : { body: String(body) }),
      redirects: 0,
      maxBytes,
      allow: app.config.oidcAllow,
      signal,
    });
    if (answer.status >= 500) throw new FetchError('answer', `The server answered ${answer.status}.`);
    const type = answer.headers['content-type'];
    return new Response(answer.body.length ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };

interface Metadata {
  fetchedMs: number;
  promise: Promise<ServerMetadata>;
}

const cached = perProgram((): { metadata: Metadata | null } => ({ metadata: null }));

/** The metadata of the provider (OpenID Connect Discovery 1.0). A failure is not cached. */
async function metadataOf(app: App, oidc: Library): Promise<ServerMetadata> {
  const cache = cached(app);
  const nowMs = app.now();
  if (cache.metadata && nowMs - cache.metadata.fetchedMs < metadataMs) return cache.metadata.promise;
  const { oidcIssuer, oidcClientId } = app.config;
  const promise = oidc
    .discovery(new URL(oidcIssuer), oidcClientId, undefined, oidc.None(), {
      ...options(app, oidc),
      [oidc.customFetch]: fetchBy(app, AbortSignal.timeout(deadlineMs(app.config))),
    })
    .then((configuration) => configuration.serverMetadata());
  const metadata = { fetchedMs: nowMs, promise };
  cache.metadata = metadata;
  promise.catch(() => {
    if (cache.metadata === metadata) cache.metadata = null;
  });
  return promise;
}

/** Plain http is for a provider on this machine, which `readConfig` has made sure of. */
const options = ({ config }: App, oidc: Library) =>
  config.oidcIssuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {};

async function configurationOf(app: App, oidc: Library): Promise<Configuration> {
  const signal = AbortSignal.timeout(deadlineMs(app.config));
  const metadata = await metadataOf(app, oidc);
  const { oidcClientId, oidcClientSecret } = app.config;
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const withSecret = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
  const authentication = oidcClientSecret ? withSecret(oidcClientSecret) : oidc.None();
  const configuration = new oidc.Configuration(metadata, oidcClientId, undefined, authentication);
  for (const set of options(app, oidc).execute ?? []) set(configuration);
  // The signature of the ID token is checked although it comes from the provider itself.
  oidc.enableNonRepudiationChecks(configuration);
  configuration[oidc.customFetch] = fetchBy(app, signal);
  return configuration;
}

/** Runs requests to the provider. @throws ProviderError */
async function withProvider<T>(work: (oidc: Library) => Promise<T>): Promise<T> {
  const oidc = await library();
  try {
    return await work(oidc);
  } catch (error) {
    throw problemOf(error, oidc);
  }
}

function problemOf(error: unknown, oidc: Library): ProviderError {
  if (error instanceof oidc.AuthorizationResponseError) {
    const problem = error.error === 'access_denied' ? 'denied' : 'provider_refused';
    return new ProviderError(problem, `The provider answered ${error.error}.`, error);
  }
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof FetchError || inner.name === 'TimeoutError')
      return new ProviderError('provider_unavailable', `The provider could not be reached: ${inner.message}`, error);
  return new ProviderError('provider_refused', `The provider did not confirm: ${(error as Error).message}`, error);
}

/** The address at the provider where the user signs in. @throws ProviderError */
export const authorizationUrl = (app: App, browser: string, state: string): Promise<string> =>
  withProvider(async (oidc) => {
    const configuration = await configurationOf(app, oidc);
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(app.config),
      scope: 'openid email profile',
      state,
      nonce: derived(browser, state, 'nonce'),
      code_challenge: await oidc.calculatePKCECodeChallenge(derived(browser, state, 'verifier')),
      code_challenge_method: 'S256',
    }).href;
  });

/** What the provider says of the user, for the query string of the callback. @throws ProviderError */
export const claimsOf = (app: App, browser: string, state: string, query: string): Promise<Claims> =>
  withProvider(async (oidc) => {
    const configuration = await configurationOf(app, oidc);
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${redirectUri(app.config)}?${query}`), {
      expectedState: state,
      expectedNonce: derived(browser, state, 'nonce'),
      pkceCodeVerifier: derived(browser, state, 'verifier'),
      idTokenExpected: true,
    });
    const claims = tokens.claims() as Claims;
    if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
    const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  });
