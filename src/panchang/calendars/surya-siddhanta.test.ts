import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jupiterInstant, jupiterSigns, siddhanticIngress, sundialAt } from './surya-siddhanta.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const day = 86_400;

test('months of the Surya Siddhanta are as long as its tables say', () => {
  // Days, hours and minutes as tabulated by the Calendar Reform Committee (1955).
  const tabulated: [number, number, number][] = [
    [30, 22, 26.8],
    [31, 10, 5.2],
    [31, 15, 28.4],
    [31, 11, 24.4],
    [31, 0, 26.8],
    [30, 10, 35.6],
    [29, 21, 26.4],
    [29, 11, 46],
    [29, 7, 37.6],
    [29, 10, 45.2],
    [29, 19, 41.2],
    [30, 8, 29],
  ];
  let start = siddhanticIngress(1, at('1950-04-13'));
  tabulated.forEach(([days, hours, minutes], i) => {
    const end = siddhanticIngress(((i + 1) % 12) + 1, start + 30 * day);
    const expected = days * day + hours * 3600 + minutes * 60;
    assert.ok(Math.abs(end - start - expected) < 120, `${i + 1}: ${(end - start - expected) / 60} min`);
    start = end;
  });
  const year = siddhanticIngress(1, at('1951-04-13')) - siddhanticIngress(1, at('1950-04-13'));
  assert.ok(Math.abs(year - 365.258756 * day) < 1);
});

test('Jupiter is at the requested longitude', () => {
  for (const signs of [5000, 5180.5, 5400]) assert.ok(Math.abs(jupiterSigns(jupiterInstant(signs)) - signs) < 1e-6);
});

test('a sundial is ahead of the clock by the equation of time', () => {
  const minutesAhead = (iso: string) => {
    const clock = at(iso) + 5.5 * 3600;
    const { date, hour } = sundialAt(at(iso), 82.5);
    return (Date.parse(date) / 1000 + hour * 3600 - clock) / 60;
  };
  for (const [iso, minutes] of [
    ['2024-02-11T06:30Z', -14.2],
    ['2024-11-03T06:30Z', 16.4],
    ['2024-06-13T06:30Z', 0],
    ['1935-11-03T18:20Z', 16.4],
  ] as const)
    assert.ok(Math.abs(minutesAhead(iso) - minutes) < 0.4, `${iso} ${minutesAhead(iso)}`);
});
