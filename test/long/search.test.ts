import { test } from 'node:test';
import { sameOnBoth } from '../news/search-scene.ts';

test('both databases find the same of 2,100 items and rank them alike', (t) => sameOnBoth(t, 2_100));
