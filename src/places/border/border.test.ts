import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cities, nearestCity } from '../cities.ts';
import { resolvePlace } from '../places.ts';
import { parseLgd, readLgd } from '../shipped/lgd.ts';
import { zoneAt } from '../zones/zones.ts';
import { isIndian } from './border.ts';

const at = (lat: number, lon: number) => resolvePlace({ lat, lon }, 'Hyderabad');

test('every place of India that comes with Dinam has the zone and a region of India, by its coordinates', async () => {
  const points = parseLgd(await readLgd()).filter(({ lat }) => lat !== null);
  assert.equal(points.length, 2_111);
  for (const { name, lat, lon } of [...points, ...cities.filter(({ country }) => country === 'IN')]) {
    const { tz, region } = at(lat as number, lon as number);
    assert.equal(tz, 'Asia/Kolkata', name);
    assert.match(region ?? 'IN-', /^IN-/, name);
  }
  for (const { name, lat, lon } of cities.filter(({ country }) => country !== 'IN'))
    assert.equal(isIndian(lat, lon), false, name);
});

const neighbours = {
  'Asia/Kathmandu': {
    Nepalgunj: [28.05, 81.617],
    Birgunj: [27.017, 84.877],
    Biratnagar: [26.455, 87.27],
    Siddharthanagar: [27.5, 83.45],
    Lumbini: [27.47, 83.276],
    Janakpur: [26.73, 85.925],
    Gulariya: [28.206, 81.345],
    Dhangadhi: [28.701, 80.59],
    Bhimdatta: [28.963, 80.177],
    Bhadrapur: [26.544, 88.094],
    Gaur: [26.765, 85.278],
    Darchula: [29.83, 80.55],
  },
  'Asia/Thimphu': {
    Phuntsholing: [26.852, 89.388],
    'Samdrup Jongkhar': [26.801, 91.505],
    Gelephu: [26.87, 90.49],
    Samtse: [26.899, 89.1],
  },
  'Asia/Dhaka': {
    Benapole: [23.042, 88.9],
    Comilla: [23.462, 91.185],
    Akhaura: [23.87, 91.2],
    Satkhira: [22.72, 89.07],
    Dahagram: [26.3, 88.95],
    Chhagalnaiya: [23.025, 91.511],
    Tamabil: [25.17, 92.03],
  },
  'Asia/Yangon': { Tamu: [24.215, 94.315], 'Coco Islands': [14.12, 93.36] },
  'Asia/Karachi': { Lahore: [31.55, 74.34], Sialkot: [32.49, 74.53], Muzaffarabad: [34.37, 73.47] },
  'Asia/Colombo': { Talaimannar: [9.1, 79.73], Jaffna: [9.66, 80.02] },
} as const;

test('beyond the border the zone is that of the neighbour, and the region never one of India', () => {
  for (const [zone, towns] of Object.entries(neighbours))
    for (const [name, [lat, lon]] of Object.entries(towns)) {
      const place = at(lat, lon);
      assert.equal(place.tz, zone, name);
      assert.doesNotMatch(place.region ?? '', /^IN/, name);
    }
});

const indian = {
  Pahalgam: [34.01, 75.19],
  Drass: [34.43, 75.76],
  Turtuk: [34.847, 76.827],
  Uri: [34.08, 74.05],
  Attari: [31.6, 74.606],
  Munabao: [25.74, 70.27],
  Koteshwar: [23.69, 68.53],
  Jogbani: [26.399, 87.265],
  Jainagar: [26.59, 86.14],
  Raxaul: [26.98, 84.851],
  Rupaidiha: [28.02, 81.61],
  Dharchula: [29.847, 80.519],
  Jaigaon: [26.848, 89.376],
  Tawang: [27.586, 91.866],
  'Nathu La': [27.386, 88.831],
  Margherita: [27.286, 95.68],
  Moreh: [24.246, 94.302],
  Champhai: [23.456, 93.328],
  Sabroom: [23.002, 91.724],
  Agartala: [23.831, 91.286],
  Dawki: [25.19, 92.02],
  Petrapole: [23.038, 88.877],
  Hasnabad: [22.57, 88.92],
  'Campbell Bay': [7, 93.92],
  'Indira Point': [6.78, 93.83],
  'Port Blair': [11.62, 92.73],
  Minicoy: [8.28, 73.05],
  Kavaratti: [10.56, 72.64],
  Dhanushkodi: [9.153, 79.446],
  Kanyakumari: [8.08, 77.55],
  'Off Veraval': [20.7, 70.2],
  'Off Puri': [19.6, 85.9],
} as const;

test('towns of the border, islands and the sea before the coast have the zone of India', () => {
  for (const [name, [lat, lon]] of Object.entries(indian)) {
    assert.equal(at(lat, lon).tz, 'Asia/Kolkata', name);
    assert.equal(nearestCity(lat, lon).city.country, 'IN', name);
  }
});

test('between the two sides a point goes to the nearest city of its own', () => {
  assert.match(at(26.399, 87.265).region ?? '', /^IN-BR$/, 'Jogbani, six kilometres from Biratnagar');
  assert.equal(nearestCity(28.05, 81.617).city.country, 'NP', 'Nepalgunj');
  for (const [lat, lon] of [
    [90, 0],
    [-90, 180],
    [0, -180],
    [37.3, 74],
  ] as const)
    assert.equal(isIndian(lat, lon), false);
  assert.equal(zoneAt(48.86, 2.35), 'Europe/Paris');
});
