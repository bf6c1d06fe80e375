import type { Command } from 'commander';
import { vapidPair } from '../core/push-keys.ts';
import { print } from './common.ts';

export function pushCommands(program: Command): void {
  const push = program.command('push').description('push notifications');
  push
    .command('keys')
    .description(
      'print a new pair of keys for Web Push; browsers that have subscribed with another must subscribe anew',
    )
    .action(() => {
      const { publicKey, privateKey } = vapidPair();
      print(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
    });
}
