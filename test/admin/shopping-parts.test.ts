import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneyInput, moneyText, readMoney } from '../../admin/src/shopping/prices/money.ts';
import { csvOf, pricesIn } from '../../admin/src/shopping/prices/price-csv.ts';
import { movedRow } from '../../admin/src/shopping/sorting/order.ts';
import { barOf } from '../../admin/src/shopping/timeline-bar.ts';

test('amounts are read in the digits of every script, and nothing else is taken for one', () => {
  for (const typed of [
    '12999.50',
    '₹12,999.5',
    '౧౨౯౯౯.౫౦',
    '१२,९९९.५०',
    '௧௨௯௯௯.௫',
    '১২৯৯৯.৫০',
    '۱۲۹۹۹.۵۰',
    'Rs. 12 999.50',
  ])
    assert.equal(readMoney(typed), 1_299_950, typed);
  for (const typed of ['', '-5', '1e5', '12.345', '1.2.3', 'ధర', '99999999999999', '०x१', '½'])
    assert.equal(readMoney(typed), null, typed);
  assert.deepEqual([readMoney('500', 'JPY'), readMoney('500.5', 'JPY'), readMoney('7', 'నాణెం')], [500, null, 7]);
  assert.deepEqual([moneyInput(1_299_950), moneyInput(100)], ['12999.5', '1']);
  assert.deepEqual([moneyText(12_999_950, 'INR'), moneyText(12_999_900, 'INR')], ['₹1,29,999.50', '₹1,29,999']);
});

test('a file of prices is read whatever divides its columns; its lines are those of the file', async () => {
  const rows = await pricesIn('\uFEFFID;Title;Price;MRP\r\n7;"రెండు; లైన్లు";"1,200.50";\r\n\r\n8;;౫;६\r\n');
  assert.deepEqual(
    rows.map(({ line, id, price, mrp, problem }) => [line, id, price, mrp, problem]),
    [
      [2, 7, 120_050, null, null],
      [4, 8, 500, 600, null],
    ],
  );
  assert.equal(csvOf(rows), 'id,price,mrp\n7,120050,\n8,500,600');
  for (const [csv, why] of [
    ['id,price\n', 'empty'],
    ['name\n1\n', 'header'],
    ['', 'header'],
    ['id,price\n1,"2\n', 'csv'],
    [`id,price\n${'1,2\n'.repeat(1_001)}`, 'long'],
  ] as const)
    await assert.rejects(pricesIn(csv), { why });
});

test('a row goes before another, and a deal takes its part of the line', () => {
  assert.deepEqual(movedRow(['ఒకటి', 'రెండు', 'మూడు'], 0, 3), ['రెండు', 'మూడు', 'ఒకటి']);
  assert.deepEqual(movedRow(['एक', 'दो', 'तीन'], 2, 0), ['तीन', 'एक', 'दो']);
  const same = ['ஒன்று', 'இரண்டு'];
  for (const before of [0, 1]) assert.equal(movedRow(same, 0, before), same);
  const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
  const range = { from: Date.UTC(2026, 10, 10), to: Date.UTC(2026, 10, 20) };
  assert.deepEqual(barOf({ starts_at: at(12), ends_at: at(15) }, range), { left: 20, width: 30, goesOn: false });
  assert.deepEqual(barOf({ starts_at: at(1), ends_at: null }, range), { left: 0, width: 100, goesOn: true });
  assert.equal(barOf({ starts_at: at(1), ends_at: at(10) }, range), null);
  assert.equal(barOf({ starts_at: at(20), ends_at: null }, range), null);
});
