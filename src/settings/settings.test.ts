import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultOf, fieldsOf, type TestApp, testApp } from '../../test/support/settings-app.ts';
import { parseJson } from '../core/api/validate.ts';
import type { App } from '../core/app.ts';
import { systemActor } from '../core/app.ts';
import { appAdsTxt } from './ads-txt.ts';
import { AdMobSettings, AppSettings, BasicSettings } from './model/settings.ts';
import { admobOf, appIn, basicIn } from './reads.ts';
import { definitions, settingsSections } from './sections.ts';
import { cachedSettings, currentSettings, edit, getSection, isCurrent, loadSettings } from './settings.ts';

const real = '1234567890123456';

let at: TestApp;
let app: App;
before(async () => {
  at = await testApp();
  app = at.app;
});
after(() => at.close());

const set = (section: Parameters<typeof edit>[1], patch: Record<string, unknown>, rev: number | null = null) =>
  edit(app, section, patch, rev, systemActor);

test('the defaults are valid, and stand where nothing was set', async () => {
  const fresh = await testApp();
  for (const section of settingsSections) {
    assert.doesNotThrow(() => parseJson(definitions[section].schema, definitions[section].defaults));
    assert.deepEqual(definitions[section].errors(definitions[section].defaults), []);
    assert.deepEqual(await getSection(fresh.app, section), { data: definitions[section].defaults, rev: 0 });
  }
  const settings = await loadSettings(fresh.app);
  assert.equal(settings.basic.default_lang, 'te');
  assert.equal(settings.basic.default_city, 'Hyderabad');
  assert.equal(settings.app.breaking_hours, 6);
  assert.equal(settings.app.news_per_page, 20);
  assert.equal(settings.admob.android.test_mode, true);
  assert.match(appAdsTxt(settings), /^#[^\n]*\n$/);
  for (const [schema, data] of [
    [BasicSettings, basicIn(settings, 'ur')],
    [AppSettings, appIn(settings, 'ur', 0).data],
    [AdMobSettings, admobOf(settings, 'ios')],
  ] as const) {
    assert.deepEqual(Object.keys(data).sort(), Object.keys(schema.properties).sort());
  }
  await fresh.close();
});

test('texts fall back key by key: the language, the default language, the flat text', async () => {
  await set('basic', {
    app_name: '  తెలుగు   దినం ',
    tagline: 'ప్రతి రోజూ వార్తలు',
    share_text: 'దినం యాప్\r\nచదవండి',
    texts: {
      hi: { app_name: 'दिनम', tagline: 'हर दिन की ख़बर' },
      ta: { app_name: 'தினம்', tagline: ' ' },
      bn: { app_name: 'দিনম' },
      ur: { app_name: 'دینم', about_html: '<p dir="rtl">روزانہ خبریں</p><script>alert(1)</script>' },
    },
  });
  const settings = await currentSettings(app);
  assert.equal(basicIn(settings, 'te').app_name, 'తెలుగు దినం');
  assert.equal(basicIn(settings, 'te').share_text, 'దినం యాప్\nచదవండి');
  assert.equal(basicIn(settings, 'hi').tagline, 'हर दिन की ख़बर'.normalize('NFC'));
  assert.equal(basicIn(settings, 'ta').app_name, 'தினம்');
  assert.equal(basicIn(settings, 'ta').tagline, 'ప్రతి రోజూ వార్తలు');
  assert.equal(basicIn(settings, 'bn').share_text, 'దినం యాప్\nచదవండి');
  assert.equal(basicIn(settings, 'ur').about_html, '<p dir="rtl">روزانہ خبریں</p>');
  assert.equal(basicIn(settings, 'kn').app_name, 'తెలుగు దినం');
  assert.ok(!('texts' in basicIn(settings, 'te')));

  await set('basic', { default_lang: 'hi' });
  assert.equal(
    basicIn(await currentSettings(app), 'kn').app_name,
    'दिनम',
    'the new default language comes before the flat text',
  );
  await set('basic', { default_lang: 'te', texts: { hi: { tagline: null }, ur: null } });
  const texts = (await getSection(app, 'basic')).data.texts;
  assert.deepEqual(texts, { hi: { app_name: 'दिनम' }, ta: { app_name: 'தினம்' }, bn: { app_name: 'দিনম' } });
});

test('an edit changes what is sent and nothing else, and says so in the audit trail', async () => {
  const { rev, data } = await getSection(app, 'app');
  const edited = await set(
    'app',
    { features: { comments: true, videos: true, shopping: null }, refresh_seconds: 300 },
    rev,
  );
  assert.equal(edited.rev, rev + 1);
  const features = { ...(data.features as object), comments: true, videos: true };
  delete (features as Record<string, unknown>).shopping;
  assert.deepEqual(edited.data, { ...data, features });
  assert.deepEqual(await getSection(app, 'app'), edited);
  const line = await app.db.read
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  assert.equal(line.resource_id, 'app');
  assert.deepEqual(JSON.parse(line.detail), { fields: ['features'] });

  await set('app', { maintenance: { enabled: true } });
  const { maintenance } = (await currentSettings(app)).app;
  assert.deepEqual(maintenance, { enabled: true, title: null, message: null, until: null });
});

test('every bad key is named, unknown ones too, and nothing is written', async () => {
  const before = await Promise.all(settingsSections.map((s) => getSection(app, s)));
  const bad: [Parameters<typeof edit>[1], Record<string, unknown>, string[]][] = [
    [
      'basic',
      {
        app_name: '   ',
        tagline: 'క్షి'.repeat(161),
        logo_url: 'javascript:alert(1)',
        support_email: 'nobody',
        support_phone: 'call me',
        website_url: 5,
        about_html: false,
        languages: ['te', 'xx'],
        default_lang: 'fr',
        default_city: '',
        social: { 'Face Book': 'https://example.org', x: 'ftp://example.org' },
        texts: { fr: { app_name: 'Dinam' }, hi: { name: 'दिनम', app_name: 'द'.repeat(61) } },
        share_text: 'a\ud800b',
        logo: 'x',
      },
      [
        ...['about_html', 'app_name', 'default_city', 'default_lang', 'languages.1', 'logo', 'logo_url', 'share_text'],
        ...[
          'social.Face Book',
          'social.x',
          'support_email',
          'support_phone',
          'tagline',
          'texts.fr',
          'texts.hi.app_name',
        ],
        ...['texts.hi.name', 'website_url'],
      ],
    ],
    [
      'app',
      {
        theme: { primary_color: 'red', 'Bad-Key': '#ffffff', mode: 'sepia' },
        features: { news: 'yes', Über: true },
        maintenance: { enabled: 1, until: '2026-02-30T00:00:00Z', since: null },
        refresh_seconds: 9,
        news_per_page: 101,
        breaking_hours: 0.5,
        ticker_enabled: 'true',
        font_scale: 9,
      },
      [
        ...[
          'breaking_hours',
          'features.news',
          'features.Über',
          'font_scale',
          'maintenance.enabled',
          'maintenance.since',
        ],
        ...[
          'maintenance.until',
          'news_per_page',
          'refresh_seconds',
          'theme.Bad-Key',
          'theme.mode',
          'theme.primary_color',
        ],
        'ticker_enabled',
      ],
    ],
    [
      'admob:ios',
      {
        app_id: `ca-app-pub-${real}/1111111111`,
        banner_unit_id: `ca-app-pub-${real}~1111111111`,
        publisher_id: real,
        native_interval: 0,
        placements: { home: 'on' },
        consent: { max_ad_content_rating: 'X', tag: true },
        platform: 'ios',
      },
      [
        ...[
          'app_id',
          'banner_unit_id',
          'consent.max_ad_content_rating',
          'consent.tag',
          'native_interval',
          'placements.home',
        ],
        ...['platform', 'publisher_id'],
      ],
    ],
  ];
  for (const [section, patch, fields] of bad) {
    const fault = await faultOf(set(section, patch));
    assert.equal(fault.code, 'invalid');
    assert.deepEqual(fieldsOf(fault), fields.toSorted());
  }
  assert.deepEqual(await Promise.all(settingsSections.map((s) => getSection(app, s))), before);
});

test('the whole is checked, not only what is sent', async () => {
  assert.deepEqual(fieldsOf(await faultOf(set('basic', { languages: ['hi', 'en'] }))), ['default_lang']);
  assert.deepEqual(fieldsOf(await faultOf(set('basic', { languages: ['hi', 'en'], default_lang: 'ta' }))), [
    'default_lang',
  ]);
  await set('basic', { languages: ['hi', 'te'], default_lang: 'hi' });
  await set('basic', { languages: ['te', 'hi', 'ta'], default_lang: 'te' });
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`a${i}`, true]));
  await set('app', { features: many });
  const more = Object.fromEntries(Object.keys(many).map((key) => [`b${key}`, true]));
  assert.deepEqual(fieldsOf(await faultOf(set('app', { features: more }))), ['features']);
  await set('app', { features: Object.fromEntries(Object.keys(many).map((key) => [key, null])) });
});

test('a stale rev is refused with the current one', async () => {
  const { rev } = await getSection(app, 'basic');
  await set('basic', { support_email: 'desk@example.org' }, rev);
  const fault = await faultOf(set('basic', { support_email: 'late@example.org' }, rev));
  assert.equal(fault.code, 'stale');
  assert.equal(fault.headers.etag, `"${rev + 1}"`);
  const both = await Promise.allSettled([
    set('basic', { terms_url: 'https://example.org/a' }, rev + 1),
    set('basic', { terms_url: 'https://example.org/b' }, rev + 1),
  ]);
  assert.deepEqual(both.map((r) => r.status).sort(), ['fulfilled', 'rejected']);
  assert.equal((await getSection(app, 'basic')).rev, rev + 2);
});

test('the cached settings are valid until the version changes, also by another instance', async () => {
  const settings = await currentSettings(app);
  assert.equal(await currentSettings(app), settings);
  assert.equal(cachedSettings(app), settings);
  const second = at.another();
  await second.versions.read();
  assert.equal(cachedSettings(second).basic.default_lang, 'te', 'the defaults before the first loading');
  await loadSettings(second);
  await edit(second, 'app', { breaking_hours: 12 }, null, systemActor);
  assert.equal(cachedSettings(second).app.breaking_hours, 12);
  assert.ok(isCurrent(app), 'the first has not heard of it');
  await app.versions.read();
  assert.ok(!isCurrent(app));
  assert.equal(cachedSettings(app).app.breaking_hours, 6);
  const [a, b] = await Promise.all([currentSettings(app), currentSettings(app)]);
  assert.equal(a, b);
  assert.equal(cachedSettings(app).app.breaking_hours, 12);
});

test('maintenance ends by itself, in the words of the language', async () => {
  await set('app', {
    maintenance: { enabled: true, title: 'నిర్వహణ', message: 'త్వరలో వస్తాం', until: '2026-11-20T12:30:00+05:30' },
    texts: { ta: { maintenance_title: 'பராமரிப்பு' } },
  });
  const settings = await currentSettings(app);
  const until = Date.parse('2026-11-20T07:00:00Z');
  const running = appIn(settings, 'ta', at.clock.now);
  assert.deepEqual(running.data.maintenance, {
    enabled: true,
    title: 'பராமரிப்பு',
    message: 'త్వరలో వస్తాం',
    until: '2026-11-20T07:00:00.000Z',
  });
  assert.equal(running.validUntil, until);
  const over = appIn(settings, 'te', until);
  assert.equal(over.data.maintenance.enabled, false);
  assert.equal(over.validUntil, Number.POSITIVE_INFINITY);
});
