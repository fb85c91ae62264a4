import { describe, expect, it } from 'vitest';
import { thread } from '../samples.test-data.ts';
import { hasLoaded } from './thread-part.ts';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('hasLoaded', () => {
  it.each([
    { why: 'the event is loaded', events: span(90, 99), seq: 90, is: true },
    { why: 'the event is older than the loaded ones', events: span(90, 99), seq: 89, is: false },
    { why: 'the event is newer than the loaded ones', events: span(90, 99), seq: 200, is: true },
    { why: 'the thread is complete', events: span(1, 9), seq: 0, is: true },
  ])('is $is when $why', ({ events, seq, is }) => {
    expect(hasLoaded(thread(events), seq)).toBe(is);
  });
});
