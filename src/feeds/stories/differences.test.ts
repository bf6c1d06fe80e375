import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areApart } from './differences.ts';
import { gistOf } from './similarity.ts';
import { slotsOf } from './slots.ts';

type Words = readonly [title: string, summary: string];
const gist = ([title, summary]: Words) => gistOf({ title, summary, link: null });
const apart = (a: Words, b: Words): boolean => areApart(gist(a), gist(b));

test('a number is the same in digits, with lakh and in words', () => {
  const numbers = (text: string): string[] => gist(['', text]).stems.filter((stem) => /^\d+$/.test(stem));
  for (const text of [
    '5 lakh',
    '5,00,000',
    'ఐదు లక్షలు',
    '५ लाख',
    'पांच लाख',
    '5 லட்சம்',
    '৫ লক্ষ',
    'پانچ لاکھ',
    '5 ലക്ഷം',
    '૫ લાખ',
    'ਪੰਜ ਲੱਖ',
  ])
    assert.deepEqual(numbers(text), ['500000'], text);
  assert.deepEqual(numbers('1.12 करोड़'), ['11200000']);
  assert.deepEqual(numbers('రూ.15వేలు'), ['15000']);
  assert.deepEqual(numbers('7.5 और 72,300'), ['75', '72300']);
});

const robbed = (who: string): Words => [
  'ఇంట్లో చోరీ',
  `పట్టపగలు ${who} ఇంట్లో దొంగలు పడి బంగారు నగలు, నగదు ఎత్తుకెళ్లారని పోలీసులు తెలిపారు.`,
];

test('another name in its place tells apart; an inflected one, another spelling and a part of it do not', () => {
  assert.equal(apart(robbed('రమేష్'), robbed('సురేష్')), true);
  assert.equal(apart(robbed('రమేష్'), robbed('రమేశ్')), false);
  assert.equal(apart(robbed('రమేష్'), robbed('రమేష్‌కుమార్')), false);
  assert.equal(apart(robbed('రమేష్'), robbed('ఓ రైతు')), false, 'only one names it');
  const elected = (who: string): Words => [
    'अध्यक्ष का चुनाव',
    `व्यापार मंडल की बैठक में ${who} को सर्वसम्मति से नया अध्यक्ष चुना गया और सबने बधाई दी।`,
  ];
  assert.equal(apart(elected('राम कुमार'), elected('कुमार')), false);
  assert.equal(apart(elected('राम कुमार'), elected('श्याम कुमार')), true);
  const drowned = (who: string): Words => [
    'Youth drowns in pond',
    `A youth identified as ${who} drowned in a farm pond on Sunday, police said.`,
  ];
  assert.equal(apart(drowned('Naveen'), drowned('Karthik')), true);
  assert.equal(apart(drowned('Naveen'), drowned('Naveen Kumar')), false);
});

test('persons of one role are others wherever they stand; a decision is the other one wherever it stands', () => {
  const suspends = (who: string): Words => [
    'Collector acts on land records',
    `The collector on Monday suspended tahsildar ${who} for irregularities in land records.`,
  ];
  const suspended: Words = [
    'Action over land records',
    'Irregularities in land records have been found, and Tahsildar S. Padmavathi was suspended by the collector.',
  ];
  assert.equal(apart(suspends('K. Venkatesh'), suspended), true);
  assert.equal(apart(suspends('S. Padmavathi'), suspended), false);
  const plea = (granted: string): Words => ['पूर्व मंत्री की याचिका पर आदेश', `धनशोधन मामले में जमानत याचिका ${granted}।`];
  assert.equal(apart(plea('मंजूर कर ली गई'), plea('पर हाईकोर्ट ने सुनवाई के बाद उसे खारिज कर दिया')), true);
  assert.equal(apart(plea('मंजूर कर ली गई'), plea('खारिज करने की माँग के बाद भी मंजूर हुई')), false);
});

test('opposite outcomes tell apart; who won for one desk lost for the other', () => {
  const onion = (rose: string): Words => [`পেঁয়াজের দাম ${rose} খোলা বাজারে`, 'টাস্ক ফোর্স বাজারে নজরদারি চালাচ্ছে।'];
  assert.equal(apart(onion('বাড়ল'), onion('কমল')), true);
  const match: Words = ['India win Nagpur Test', 'The hosts took the last wicket before tea on the fourth day.'];
  const lost: Words = [
    'Series opener: Australia lose inside four days',
    'The last wicket fell before tea on the fourth day.',
  ];
  assert.equal(apart(match, lost), false);
});

test('sums differ between stories, counts of victims grow within one', () => {
  const bribe = (sum: string): Words => [
    'लाच घेताना तलाठी जाळ्यात',
    `नोंद करण्यासाठी ${sum} रुपयांची लाच घेताना तलाठ्याला पकडले.`,
  ];
  assert.equal(apart(bribe('२५ हजार'), bribe('६० हजार')), true);
  assert.equal(apart(bribe('२५ हजार'), bribe('25,000')), false);
  const toll = (count: string): Words => [`ములుగు వరదల్లో ${count} మృతి`, 'సహాయక బృందాలు పడవలతో గాలింపు కొనసాగిస్తున్నాయి.'];
  assert.equal(apart(toll('3'), toll('5')), false);
});

test('of texts without an end a part is compared in order', () => {
  const long = (who: string): Words => ['వార్త', `${'తెలుగు పదం '.repeat(20_000)} ${who}`];
  assert.deepEqual(slotsOf(gist(long('రమేష్')), gist(long('సురేష్'))), []);
});
