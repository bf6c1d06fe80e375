import { onPostgres } from '../support/helper.ts';
import { sameOnBoth } from './search-scene.ts';

onPostgres('both databases find the same items and rank them alike', (t) => sameOnBoth(t, 420));
