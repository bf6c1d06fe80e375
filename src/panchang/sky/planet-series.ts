import tables from '../data/planet-series.json' with { type: 'json' };
import { atan2, cos, sin } from './angles.ts';
import { earthAt, equinox, lightAu, packed, precession, type Quantity, quantityAt } from './series.ts';

/**
 * Mercury to Saturn from VSOP87, cut off where their longitudes seen from the Earth change by less than 0.1". The theory was
 * fitted to DE200; of its distance from DE431 the part that is the same from 2016 to 2040 is subtracted.
 */
export const planets = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type Planet = (typeof planets)[number];

interface Series {
  longitude: Quantity;
  latitude: Quantity;
  distance: Quantity;
}
const series = Object.fromEntries(
  planets.map((planet) => [
    planet,
    {
      longitude: packed(tables[`${planet}_longitude`]),
      latitude: packed(tables[`${planet}_latitude`]),
      distance: packed(tables[`${planet}_distance`]),
    },
  ]),
) as Record<Planet, Series>;

/** Arc seconds, in longitude: measured at the ingresses of Jupiter and Saturn by DE431, as the Moon's is. */
const offset: Readonly<Record<Planet, number>> = { mars: 0, mercury: 0, jupiter: -0.2, venus: 0, saturn: -0.1 };

/** From the Earth to a planet by the ecliptic of J2000, astronomical units. */
function away(planet: Planet, T: number): [number, number, number] {
  const { longitude, latitude, distance } = series[planet];
  const [lon, lat] = [quantityAt(longitude, T) / 3600, quantityAt(latitude, T) / 3600];
  const au = quantityAt(distance, T);
  const [earth, earthAu] = earthAt(T);
  return [
    au * cos(lat) * cos(lon) - earthAu * cos(earth),
    au * cos(lat) * sin(lon) - earthAu * sin(earth),
    au * sin(lat),
  ];
}

/**
 * Where a planet is from the centre of the Earth: longitude in degrees from the mean equinox of date (not reduced to a turn),
 * and the days that its light takes. Seen at t is the place of t less those days: that counts aberration in.
 * @param T Julian centuries of terrestrial time since J2000
 */
export function planetAt(planet: Planet, T: number): [longitude: number, lightDays: number] {
  const [x, y, z] = away(planet, T);
  // The ecliptic of date is inclined to that of J2000 by `tilt`, along the line at `node` (Capitaine et al. 2003).
  const tilt = ((-0.033_4 * T + 46.998_973) * T) / 3600;
  const node = 174.874_109 + ((0.035_26 * T - 867.919_86) * T) / 3600;
  const along = x * cos(node) + y * sin(node);
  const across = (y * cos(node) - x * sin(node)) * cos(tilt) + z * sin(tilt);
  const longitude = atan2(across, along) + node + (precession(T) + equinox.sun + offset[planet]) / 3600;
  return [longitude, Math.hypot(x, y, z) * lightAu];
}

/** Its latitude over the ecliptic of J2000 (that of date differs by 0.013 degrees within a century), seen at an instant. */
export function latitudeAt(planet: Planet, T: number): number {
  const [x, y, z] = away(planet, T);
  return atan2(z, Math.hypot(x, y));
}
