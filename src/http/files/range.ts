import type { ByteRange } from '../../core/files/store.ts';

/**
 * The part of a file of `size` bytes that a `Range` header requests (RFC 9110, section 14).
 * @returns null for the whole file: no header, another unit, several ranges, or none that can be understood;
 * `unsatisfiable` where the range begins behind the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, first, last] = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/i) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
