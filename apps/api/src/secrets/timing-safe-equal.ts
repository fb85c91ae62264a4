import { timingSafeEqual } from 'node:crypto';

/** Compares two strings in constant time. */
export function isTimingSafeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
