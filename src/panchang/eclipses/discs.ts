/** Two round discs, one before the other. All lengths in the same unit. */

/** How much of the diameter of the first disc the second covers; over 1 where the first lies wholly inside it. */
export const magnitudeOf = (radius: number, over: number, distance: number): number =>
  (radius + over - distance) / (2 * radius);

/** How much of the area of the first disc the second covers, 0 to 1. */
export function coveredOf(radius: number, over: number, distance: number): number {
  if (distance >= radius + over) return 0;
  if (distance <= Math.abs(radius - over)) return over >= radius ? 1 : (over / radius) ** 2;
  const d = distance;
  const angle = 2 * Math.acos((d * d + radius * radius - over * over) / (2 * d * radius));
  const overAngle = 2 * Math.acos((d * d + over * over - radius * radius) / (2 * d * over));
  const lens = (radius ** 2 * (angle - Math.sin(angle)) + over ** 2 * (overAngle - Math.sin(overAngle))) / 2;
  return lens / (Math.PI * radius ** 2);
}
