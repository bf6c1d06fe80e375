import assert from 'node:assert/strict';
import { onSqlite } from '../support/helper.ts';
import { importer, storiesOf } from './scene.ts';

const mapping = JSON.stringify({
  source: 'పాత సైటు',
  id: 'id',
  fields: {
    title: 'title',
    status: 'status',
    published_at: 'at',
    expires_at: 'until',
    is_breaking: 'flag',
    breaking_until: 'flag_until',
  },
});

onSqlite(
  'a story of an import that would end before it appears is refused, a look says so as well',
  async (t, kind) => {
    const own = await importer(t, kind);
    const map = await own.file('map.json', mapping);
    const rows = [
      '1,వరద,scheduled,2099-01-02T00:00:00Z,2099-01-01T00:00:00Z,,',
      '2,चुनाव,published,2024-05-02T06:30:00Z,2024-05-01T00:00:00Z,,',
      '3,புயல்,scheduled,2099-01-02T00:00:00Z,,yes,2099-01-01T00:00:00Z',
      '4,ঘূর্ণিঝড়,published,2024-05-02T06:30:00Z,,yes,2024-05-01T00:00:00Z',
      '5,سیلاب,scheduled,2099-01-02T00:00:00Z,2099-01-03T00:00:00Z,yes,2099-01-02T06:00:00Z',
    ];
    const file = await own.file('a.csv', `id,title,status,at,until,flag,flag_until\n${rows.join('\n')}\n`);
    const look = (await own.run(['csv', file, '--mapping', map, '--dry-run'])).out;
    const { out } = await own.run(['csv', file, '--mapping', map]);
    for (const told of [look, out]) {
      assert.match(told, /Stories: 1 (would be )?added, 0 (would be )?updated, 0 are there already, 4 not taken over/);
      for (const [id, field] of [
        ['1', 'expires_at'],
        ['2', 'expires_at'],
        ['3', 'breaking_until'],
        ['4', 'breaking_until'],
      ])
        assert.match(told, new RegExp(`id ${id}, [^:]*: ${field} has passed by the time of publication`), told);
    }
    assert.deepEqual([...(await storiesOf(await own.serve())).keys()], ['سیلاب']);
  },
);
