import { addressWithQuery, type PlayerReader } from './player.ts';

const site = 'Google Maps';
const home = 'https://www.google.com/maps';
/** Options of a frame of the older form, which is a page with `output=embed`. */
const kept = ['q', 'll', 'sll', 'spn', 'z', 't', 'saddr', 'daddr', 'hl', 'cid', 'ie', 'layer', 'cbll', 'cbp'] as const;

/** Where the frame of a shared map leads: its place by name, else its middle; both stand in the code behind `pb`. */
function pageOfCode(code: string): string {
  const place = /!1s0x[\da-f]+(?::|%3A)0x[\da-f]+!2s([^!]{1,300})/i.exec(code)?.[1];
  const [, lon, lat] = /!2d(-?\d{1,3}(?:\.\d{1,15})?)!3d(-?\d{1,2}(?:\.\d{1,15})?)/.exec(code) ?? [];
  const query = place ?? (lat === undefined ? null : `${lat},${lon}`);
  return query === null ? home : addressWithQuery(`${home}/search/`, { api: 1, query });
}

/** Frames of maps. A page of Maps is a link: it does not say which frame it has. */
export const googleMaps: PlayerReader = (url, parts) => {
  const { searchParams: query } = url;
  const path = `/${parts.join('/')}`;
  const code = query.get('pb');
  if (path === '/maps/embed' && code)
    return {
      site,
      kind: 'map',
      page: pageOfCode(code),
      frame: addressWithQuery(`${home}/embed`, { pb: code, hl: query.get('hl') }),
    };
  const own = query.get('mid');
  if (/^\/maps\/d\/(u\/\d+\/)?(embed|viewer)$/.test(path) && own && /^[\w.-]{5,100}$/.test(own)) {
    const rest = { mid: own, ll: query.get('ll'), z: query.get('z') };
    return {
      site,
      kind: 'map',
      page: addressWithQuery(`${home}/d/viewer`, rest),
      frame: addressWithQuery(`${home}/d/embed`, rest),
    };
  }
  const key = query.get('key');
  const place = query.get('q') ?? query.get('center') ?? query.get('destination') ?? query.get('location');
  if (/^\/maps\/embed\/v1\/[a-z]{4,12}$/.test(path) && key && place)
    return {
      site,
      kind: 'map',
      page: addressWithQuery(`${home}/search/`, { api: 1, query: place }),
      frame: `https://www.google.com${path}${url.search}`,
    };
  const isPage = path === '/maps' || (path === '/' && url.hostname.startsWith('maps.'));
  if (!isPage || query.get('output') !== 'embed') return null;
  const given = Object.fromEntries(kept.map((name) => [name, query.get(name)]));
  return {
    site,
    kind: 'map',
    page: addressWithQuery(home, given),
    frame: addressWithQuery(home, { ...given, output: 'embed' }),
  };
};
