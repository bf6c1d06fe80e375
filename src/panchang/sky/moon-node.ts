import { atan2, cos, normalise180, normalise360, sin } from './angles.ts';
import { deltaT } from './delta-t.ts';
import { daySeconds, j2000, moonDistance, moonLatitude, moonLongitude } from './ephemeris.ts';
import type { Motion } from './planets.ts';

/**
 * Where the Moon's path goes up through the ecliptic: Rahu. The mean node moves evenly and is what Indian almanacs print; the
 * true node is that of the path which the Moon is on at the instant, and sways by up to two degrees around the mean one.
 */
export type NodeKind = 'mean' | 'true';

/** Meeus, Astronomical Algorithms (1998), 47.7, from the mean equinox of date. */
function meanNode(t: number): number {
  const days = (t - j2000) / daySeconds;
  const T = (days + deltaT(days) / daySeconds) / 36525;
  return 125.0445479 - T * (1934.1362891 - T * (0.0020754 + T * (1 / 467_441 - T / 60_616_000)));
}

function moonVector(t: number): [number, number, number] {
  const [lon, lat, km] = [moonLongitude(t), moonLatitude(t), moonDistance(t)];
  return [km * cos(lat) * cos(lon), km * cos(lat) * sin(lon), km * sin(lat)];
}

const velocitySeconds = 600;

/** The plane of the Moon's place and velocity meets the ecliptic there. */
function trueNode(t: number): number {
  const [x, y, z] = moonVector(t);
  const [x0, y0, z0] = moonVector(t - velocitySeconds);
  const [x1, y1, z1] = moonVector(t + velocitySeconds);
  const [vx, vy, vz] = [x1 - x0, y1 - y0, z1 - z0];
  return atan2(y * vz - z * vy, x * vz - z * vx);
}

/** The ascending node of the Moon at an instant (Unix seconds). */
export function nodeMotion(kind: NodeKind, t: number): Motion {
  const of = kind === 'mean' ? meanNode : trueNode;
  const hour = 3600;
  return {
    longitude: normalise360(of(t)),
    speed: (normalise180(of(t + hour) - of(t - hour)) * daySeconds) / (2 * hour),
  };
}
