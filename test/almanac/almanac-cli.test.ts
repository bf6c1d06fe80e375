import assert from 'node:assert/strict';
import { commandLine } from '../support/command-lines.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';

/** `dinam panchang`: the same day as over HTTP, as a page or as JSON. */

onSqlite('a day of the almanac from the command line', async (t, kind) => {
  const running = await start(t, kind);
  const { env } = running;
  const token = await running.tokenOf('editor');
  const stored = {
    date: '2026-11-20',
    city: 'Hyderabad',
    notes: 'చిలుకు ఏకాదశి',
    rahu_kalam: { start: '10:40', end: '12:05' },
  };
  assert.equal((await running.call('/api/panchang.php', { token, json: stored })).status, 201);

  const page = await commandLine(['panchang', '2026-11-20', '--city', 'Hyderabad', '--lang', 'te'], env);
  assert.equal(page.status, 0, page.err);
  const lines = page.out.split('\n');
  assert.match(lines[0] ?? '', /^20 నవంబర్, 2026, శుక్రవారం – హైదరాబాద్$/);
  assert.match(lines[1] ?? '', /పరాభవ.*1948.*కార్తీకం.*శుక్ల పక్షం/);
  const line = (label: string): string => lines.find((l) => l.startsWith(`${label}: `)) ?? '';
  assert.match(line('తిథి'), /దశమి ఉదయం 7:16 .*, ఏకాదశి$/);
  assert.match(line('నక్షత్రం'), /పూర్వాభాద్ర ఉదయం 6:56 .*, ఉత్తరాభాద్ర$/);
  assert.equal(line('సూర్యోదయం'), 'సూర్యోదయం: ఉదయం 6:23');
  assert.match(page.out, /ఉత్థాన ఏకాదశి/, 'what is kept');
  assert.match(page.out, /10:40.*12:05/, 'what an editor has stored lies over it');
  assert.ok(page.out.includes('చిలుకు ఏకాదశి'));
  assert.doesNotMatch(page.out, /undefined|null|NaN|\[object/);

  const json = await commandLine(['panchang', '20-11-2026', '--city', 'हैदराबाद', '--lang', 'hi', '--json'], env);
  assert.equal(json.status, 0, json.err);
  const http = await running.call('/api/v1/panchang/day?date=2026-11-20&city=Hyderabad&lang=hi&include=all');
  assert.deepEqual(JSON.parse(json.out), http.body.data);

  const native = await commandLine(
    ['panchang', '2026-11-20', '--city', 'Kolkata', '--lang', 'bn', '--digits', 'native'],
    env,
  );
  assert.match(native.out, /২০ নভেম্বর, ২০২৬/);
  assert.doesNotMatch(native.out, /[0-9]/);
  const today: Json = JSON.parse((await commandLine(['panchang', '--city', 'London', '--json'], env)).out);
  assert.deepEqual([today.place.tz, today.lang], ['Europe/London', 'te'], 'the language of the settings');
  assert.ok(Math.abs(Date.parse(today.sunrise) - Date.now()) < 2 * 86_400_000, 'today unless told');
  const polar = await commandLine(['panchang', '2026-01-14', '--city', 'Tromsø', '--lang', 'en'], env);
  assert.match(polar.out, /^Tithi: Ekadashi .*1:23 PM/m);
  assert.doesNotMatch(polar.out, /Sunrise|null|NaN/, 'a line that says nothing is left out');
});

onSqlite('a wrong question at the command line ends with 1 and the name of what is wrong', async (t, kind) => {
  const { env } = await start(t, kind);
  for (const [args, message] of [
    [['2026-02-30'], /^date /],
    [['31-02-2026'], /^date /],
    [['1899-12-31'], /^date .*1900/],
    [['--lang', 'xx'], /^lang /],
    [['--city', 'Trivadrum'], /^city .*Thiruvananthapuram/],
  ] as const) {
    const { status, out, err } = await commandLine(['panchang', ...args], env);
    assert.deepEqual([status, out], [1, ''], args.join(' '));
    assert.match(err, message);
    assert.doesNotMatch(err, /\bat .*\.m?[jt]s/, 'no stack trace');
  }
  assert.equal((await commandLine(['panchang', '--digits', 'roman'], env)).status, 2);
});
