import border from '../data/border.json' with { type: 'json' };

/** Around India, as degrees. Points outside need no closer look. */
const [south, north, west, east] = [6.4, 37.2, 66.9, 97.5] as const;
/** The Andaman and Nicobar Islands; Aceh is south of them, the Coco Islands of Myanmar north. */
const islands = { south: 6.4, north: 13.75, west: 92, east: 94.4 };

/** Within this distance of a town of the border the side of the town decides: the line is that of a map of 1:10 million. */
const townKm = 4;
const degreeKm = 111.2;

type Edge = readonly [fromLat: number, fromLon: number, toLat: number, toLon: number];

const bandsPerDegree = 10;

/** Edges of the line by the band of latitude that they touch, so that a point is compared with few of them. */
const bands = new Map<number, Edge[]>();

const points: (readonly [lat: number, lon: number])[] = [];
for (let i = 0, lat = 0, lon = 0; i < border.line.length; i += 2) {
  lat += border.line[i] as number;
  lon += border.line[i + 1] as number;
  points.push([lat / 1_000, lon / 1_000]);
}
for (const [i, to] of points.entries()) {
  const from = points.at(i - 1) as (typeof points)[number];
  const [first, last] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])].map((lat) =>
    Math.floor(lat * bandsPerDegree),
  ) as [number, number];
  for (let band = first; band <= last; band++) {
    const edges = bands.get(band);
    if (edges) edges.push([...from, ...to]);
    else bands.set(band, [[...from, ...to]]);
  }
}

function isWithinLine(lat: number, lon: number): boolean {
  let within = false;
  for (const [fromLat, fromLon, toLat, toLon] of bands.get(Math.floor(lat * bandsPerDegree)) ?? [])
    if (toLat > lat !== fromLat > lat && lon < ((fromLon - toLon) * (lat - toLat)) / (fromLat - toLat) + toLon)
      within = !within;
  return within;
}

/** The town of the border that is nearest to a point, where one is near enough to say which side it is on. */
function townNear(lat: number, lon: number) {
  const shrunk = Math.cos((lat * Math.PI) / 180);
  let found: { indian: boolean } | undefined;
  let least = (townKm / degreeKm) ** 2;
  for (const town of border.towns) {
    const off = (town.lat - lat) ** 2 + ((town.lon - lon) * shrunk) ** 2;
    if (off < least) [found, least] = [town, off];
  }
  return found;
}

/**
 * Whether a point (degrees) lies in India, on its islands or on the sea before its coast: where clocks show Indian time; null
 * far from India. The line is that of administration, since it is what clocks follow; it is never drawn. Exact to two
 * kilometres, and at the crossings that `border.json` lists.
 */
export function sideAt(lat: number, lon: number): boolean | null {
  if (lat < south || lat > north || lon < west || lon > east) return null;
  if (lat > islands.south && lat < islands.north && lon > islands.west && lon < islands.east) return true;
  return townNear(lat, lon)?.indian ?? isWithinLine(lat, lon);
}

export const isIndian = (lat: number, lon: number): boolean => sideAt(lat, lon) === true;
