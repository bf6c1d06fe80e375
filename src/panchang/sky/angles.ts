const toRadians = Math.PI / 180;

/** An angle in degrees as 0 <= a < 360. */
export function normalise360(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** An angle in degrees as -180 <= a < 180. */
export const normalise180 = (degrees: number): number => normalise360(degrees + 180) - 180;

export const sin = (degrees: number): number => Math.sin(degrees * toRadians);
export const cos = (degrees: number): number => Math.cos(degrees * toRadians);
export const asin = (ratio: number): number => Math.asin(ratio) / toRadians;
export const acos = (ratio: number): number => Math.acos(ratio) / toRadians;
export const atan2 = (y: number, x: number): number => Math.atan2(y, x) / toRadians;
