import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue, findReadingClinic } from './fair-queue.ts';

/** Controllable reads, with the names of those that have started. */
function reads() {
  const begun: string[] = [];
  const ends = new Map<string, (result: string) => void>();
  const read = (name: string) => () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    begun.push(name);
    ends.set(name, resolve);
    return promise;
  };
  return { begun, read, end: (name: string) => ends.get(name)?.(name) };
}

describe('createFairQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs the read of another clinic before the queued reads of a busy clinic', async () => {
    const line = createFairQueue(2);
    const { begun, read, end } = reads();
    const noisy = ['a', 'b', 'c'].map((name) => line('noisy', read(name)));
    const other = line('other', read('other'));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'other']);
    end('a');
    expect(await noisy[0]).toBe('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'other', 'b']);
    end('other');
    expect(await other).toBe('other');
  });

  it("stops counting a read after 100 ms, so that the clinic's next one can start", async () => {
    const line = createFairQueue(2);
    const { begun, read, end } = reads();
    const slow = line('clinic', read('slow'));
    const next = line('clinic', read('next'));
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['slow', 'next']);
    end('next');
    end('slow');
    expect(await Promise.all([slow, next])).toEqual(['slow', 'next']);
  });

  it('makes a clinic above its share rest for three turns while three others read', async () => {
    const line = createFairQueue(2);
    const { begun, read, end } = reads();
    const others = ['one', 'two', 'three'];
    const reading = ['a', 'b', 'c', 'd'].map((name) => line('noisy', read(name)));
    for (const name of ['a', 'b', 'c']) {
      await vi.advanceTimersByTimeAsync(90);
      end(name);
      await vi.advanceTimersByTimeAsync(0);
    }
    // No other clinic has read yet, so that there is no rest.
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    reading.push(...others.map((name) => line(name, read(name))), line('noisy', read('e')));
    await vi.advanceTimersByTimeAsync(10);
    for (const name of others) end(name);
    await vi.advanceTimersByTimeAsync(80);
    end('d');
    await vi.advanceTimersByTimeAsync(269);
    expect(begun).toEqual(['a', 'b', 'c', 'd', ...others]);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toEqual(['a', 'b', 'c', 'd', ...others, 'e']);
    end('e');
    await Promise.all(reading);
  });

  it('frees the slot of a failed read and passes the error on', async () => {
    const line = createFairQueue(1);
    await expect(line('clinic', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await line('clinic', () => Promise.resolve('read'))).toBe('read');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses reads beyond the queue with UNAVAILABLE', async () => {
    const line = createFairQueue(1);
    const { read, end } = reads();
    const first = line('clinic', read('first'));
    for (let waiting = 0; waiting < 500; waiting += 1) void line('clinic', read(String(waiting)));
    await expect(line('clinic', read('one more'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    end('first');
    expect(await first).toBe('first');
  });
});

describe('findReadingClinic', () => {
  const worksFor = (...facilityIds: string[]) => ({
    userId: 'vet',
    isVet: true,
    facilities: facilityIds.map((facilityId) => ({
      facilityId,
      roleId: 1,
      receptionAnswers: false,
    })),
    families: [],
    applications: [],
    clinics: [],
  });

  it.each([
    {
      what: 'the workplace that the request names',
      viewer: worksFor('north', 'south'),
      named: 'south',
      is: 'south',
    },
    {
      what: "the first workplace if another tenant's clinic is named",
      viewer: worksFor('north'),
      named: 'strange',
      is: 'north',
    },
    {
      what: 'the first workplace if the request names none',
      viewer: worksFor('north'),
      named: undefined,
      is: 'north',
    },
    { what: 'no clinic without a workplace', viewer: worksFor(), named: 'north', is: undefined },
    { what: 'no clinic without a profile', viewer: null, named: 'north', is: undefined },
  ])('returns $what', ({ viewer, named, is }) => {
    expect(findReadingClinic(viewer, named)).toBe(is);
  });
});
