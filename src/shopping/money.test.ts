import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discountPercent, moneyText } from './money.ts';

test('money groups by lakh in every language, with the digits of its press', () => {
  assert.equal(moneyText(1234567800, 'INR', 'te'), '₹1,23,45,678');
  assert.equal(moneyText(12345650, 'INR', 'kn'), '₹1,23,456.50');
  assert.equal(moneyText(12345600, 'INR', 'hi'), '₹1,23,456');
  assert.equal(moneyText(12345600, 'INR', 'ml'), '₹1,23,456');
  assert.equal(moneyText(12345600, 'INR', 'bn'), '₹১,২৩,৪৫৬');
  assert.equal(moneyText(12345600, 'INR', 'as'), '₹১,২৩,৪৫৬');
  assert.equal(moneyText(12345600, 'INR', 'mr'), '₹१,२३,४५६');
  assert.equal(moneyText(12345650, 'INR', 'ur'), '₹۱٬۲۳٬۴۵۶٫۵۰');
  assert.equal(moneyText(5, 'INR', 'en'), '₹0.05');
  assert.equal(moneyText(0, 'INR', 'en'), '₹0');
  assert.equal(moneyText(1999, 'USD', 'en'), '$19.99');
  assert.equal(moneyText(500, 'JPY', 'en'), 'JP¥500');
});

test('the discount is a whole per cent, never below 0, and 100 only for a gift', () => {
  const rows: [price: number, full: number | null, percent: number][] = [
    [79_900, 99_900, 20],
    [50_000, 100_000, 50],
    [66_700, 100_000, 33],
    [100, 100, 0],
    [100, null, 0],
    [200, 100, 0],
    [1, 100_000, 99],
    [0, 100_000, 100],
    [0, 0, 0],
  ];
  for (const [price, full, percent] of rows) assert.equal(discountPercent(price, full), percent, `${price} of ${full}`);
});
