import type { Config } from '../core/config/config.ts';
import { type Finding, ok, warn } from '../core/doctor.ts';

/** Checks of options that are valid and may still not be what was meant. */
export const checkConfig = (config: Config): Finding[] => [checkAddress(config), checkProxy(config)];

function checkAddress({ env, publicUrl }: Config): Finding {
  const isLocal = /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1?\])/.test(publicUrl);
  if (env === 'production' && isLocal)
    return warn('config', `PUBLIC_URL is ${publicUrl}: readers cannot follow the links in answers`);
  return ok('config', `${env}, ${publicUrl}`);
}

/** The proxy that terminates TLS. When `TRUST_PROXY` does not name it, all readers count as one client. */
function checkProxy({ env, publicUrl, trustProxy }: Config): Finding {
  if (trustProxy.length) return ok('proxy', `X-Forwarded-For is trusted from ${trustProxy.join(', ')}`);
  if (env === 'production' && publicUrl.startsWith('https:'))
    return warn(
      'proxy',
      'PUBLIC_URL is https, so a proxy ends TLS: name its address in TRUST_PROXY, or all readers count as one client',
    );
  return ok('proxy', 'none');
}
