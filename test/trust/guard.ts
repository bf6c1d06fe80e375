import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP, Socket } from 'node:net';
import type { TestContext } from 'node:test';

type Done = (error: Error | null, found: { address: string; family: number }[]) => void;

export interface Guard {
  /** Every address that this process tried to connect to, `address port`, in order. */
  attempts: string[];
  /** Every name that was looked up. */
  requests: string[];
}

/**
 * Writes down whatever this process tries to connect to, over TLS or not, and breaks off what is not on this machine.
 * Names are answered by `resolve` alone: no look-up leaves the machine.
 */
export function guardNetwork(t: TestContext, resolve: (name: string, nth: number) => string[]): Guard {
  const guard: Guard = { attempts: [], requests: [] };
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    this.on('connectionAttempt', (address: string, port: number) => {
      guard.attempts.push(`${address} ${port}`);
      if (!/^(127\.|::1$)/.test(address)) process.nextTick(() => this.destroy(new Error('the test lets nothing out')));
    });
    return Reflect.apply(connect, this, args);
  } as typeof connect;
  t.mock.method(dns, 'lookup', (name: string, _options: object, done: Done) => {
    if (isIP(name)) return done(null, [{ address: name, family: isIP(name) }]);
    const nth = guard.requests.filter((n) => n === name).length;
    guard.requests.push(name);
    const found = resolve(name, nth).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (found.length > 0) return done(null, found);
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), []);
  });
  syncBuiltinESMExports();
  t.after(() => {
    Socket.prototype.connect = connect;
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
  return guard;
}
