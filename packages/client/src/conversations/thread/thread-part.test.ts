import { describe, expect, it } from 'vitest';
import { thread } from '../samples.test-data.ts';
import { reaches } from './thread-part.ts';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('reaches', () => {
  it.each([
    { why: 'loaded', events: span(90, 99), seq: 90, is: true },
    { why: 'before the loaded ones', events: span(90, 99), seq: 89, is: false },
    { why: 'beyond the newest', events: span(90, 99), seq: 200, is: true },
    { why: 'the thread is whole', events: span(1, 9), seq: 0, is: true },
  ])('$why: $is', ({ events, seq, is }) => {
    expect(reaches(thread(events), seq)).toBe(is);
  });
});
