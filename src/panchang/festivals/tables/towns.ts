import type { Site } from '../../sky/day-sky.ts';

/** Towns whose temples or calendars decide for every reader. */

export const puri: Site = { lat: 19.8135, lon: 85.8312, tz: 'Asia/Kolkata' };
export const chennai: Site = { lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' };
export const thiruvananthapuram: Site = { lat: 8.5241, lon: 76.9366, tz: 'Asia/Kolkata' };
export const patna: Site = { lat: 25.5941, lon: 85.1376, tz: 'Asia/Kolkata' };
export const sankarankovil: Site = { lat: 9.1723, lon: 77.5337, tz: 'Asia/Kolkata' };
export const thrissur: Site = { lat: 10.5276, lon: 76.2144, tz: 'Asia/Kolkata' };
export const amritsar: Site = { lat: 31.62, lon: 74.8765, tz: 'Asia/Kolkata' };
