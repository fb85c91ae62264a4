import { describe, expect, it, vi } from 'vitest';
import { figureBeside } from './figure.ts';

vi.spyOn(console, 'log').mockReturnValue();

type Aim = Parameters<typeof figureBeside>[0]['aim'];

describe('aim of a figure', () => {
  it.each<[what: string, aim: Aim, ours: number, text: string, isMet: boolean | null]>([
    ['the most that the ratio may be', { atMost: 1.2 }, 12, '≤ 1.2 ×', true],
    ['more than that', { atMost: 1.2 }, 12.1, '≤ 1.2 ×', false],
    ['the least where more is better', { atLeast: 0.7 }, 7, '≥ 0.7 ×', true],
    ['less than that', { atLeast: 0.7 }, 6.9, '≥ 0.7 ×', false],
    ['as much as the other side', { within: 0.03 }, 9.8, '0.97 to 1.03 ×', true],
    ['more than the other side', { within: 0.03 }, 10.4, '0.97 to 1.03 ×', false],
    ['less than the other side', { within: 0.03 }, 9.6, '0.97 to 1.03 ×', false],
    ['our own time', { oursAtMost: 5 }, 5, '≤ 5 ms', true],
    ['too much of ours', { oursAtMost: 5 }, 5.1, '≤ 5 ms', false],
    ['none', null, 50, '', null],
  ])('is %s', async (_what, aim, ours, text, isMet) => {
    const figure = await figureBeside({
      title: 'a figure',
      unit: 'ms',
      rounds: 1,
      ours: () => Promise.resolve(ours),
      bare: () => Promise.resolve(10),
      aim,
    });
    expect(figure).toMatchObject({ aim: text, isMet });
  });
});
