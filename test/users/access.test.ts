import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import type { Access, ActRoute, Route } from '../../src/core/api/route.ts';
import { agreedElsewhere } from './agreed-rights.ts';
import { agreedOfNews } from './agreed-rights-of-news.ts';

/**
 * Which right an operation needs, by hand; `dinam rights` says which role has it. `self` also passes before a forced
 * change of the password. A route that is new or needs another right has to be agreed here.
 */
const agreed: Partial<Record<Access | 'public', string[]>> = { ...agreedElsewhere, ...agreedOfNews };

const isAct = (route: Route): route is ActRoute => 'access' in route;

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

test('every operation needs the right that was agreed on', () => {
  const expected = Object.entries(agreed).flatMap(([access, lines]) =>
    lines.flatMap((line) => {
      const words = line.split(' ');
      return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}: ${access}`);
    }),
  );
  const actual = routes.map((route) => `${nameOf(route)}: ${isAct(route) ? route.access : 'public'}`);
  assert.deepEqual(actual.sort(), expected.sort());
});
