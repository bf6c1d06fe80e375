// The stand-in of `bench/push/run.ts`, in a process of its own: it counts messages, and says when topics were sent to.
import { type FakeFcm, startFakeFcm } from '../../test/support/fake-fcm/fake.ts';

export type FakeAsked = { count: number } | { topics: number };
/** `at`: milliseconds since 1970, with fractions. */
export type FakeSaid = { env: Record<string, string>; topicEnv: Record<string, string> } | { at: number[] };

const now = (): number => performance.timeOrigin + performance.now();
const counting = await startFakeFcm({ keep: false });
const keeping = await startFakeFcm({ now, privateKey: counting.credentials.private_key as string });
const say = (message: FakeSaid): void => void process.send?.(message);

const reached = async (fake: FakeFcm, count: number): Promise<void> => {
  while (fake.requestCount < count) await new Promise((resolve) => setTimeout(resolve, 2));
};

process.on('message', async (command: FakeAsked) => {
  if ('count' in command) {
    await reached(counting, command.count);
    return say({ at: [now()] });
  }
  await reached(keeping, command.topics);
  say({ at: keeping.log.filter((e) => e.kind === 'topic').map((e) => e.at) });
});
process.once('disconnect', () => process.exit(0));
say({ env: counting.env, topicEnv: keeping.env });
