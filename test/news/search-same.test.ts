import { test } from 'node:test';
import { sameOnBoth } from './search-scene.ts';

test('both databases find the same items and rank them alike', (t) => sameOnBoth(t, 420));
