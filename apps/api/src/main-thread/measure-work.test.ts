import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { burnCpu } from './burn-cpu.fixture.ts';
import {
  continueAfter,
  createWork,
  listenToSections,
  runWork,
  type Gap,
  type WorkSection,
} from './measure-work.ts';

/** Records sections longer than 10 ms and gaps longer than 40 ms. */
function recordLongOnes() {
  const sections: WorkSection[] = [];
  const gaps: Gap[] = [];
  onTestFinished(
    listenToSections({
      onSection: (section) => void (section.ms > 10 && sections.push(section)),
      onGap: (gap) => void (gap.busyMs > 40 && gaps.push(gap)),
    }),
  );
  return {
    gaps,
    names: () => sections.map(({ work }) => work.name),
    sections,
  };
}

describe('attribution of main-thread time', () => {
  it('measures work before and after a wait, but not the wait itself', async () => {
    const { names, sections } = recordLongOnes();
    const work = createWork('call', 'readPet');
    const answer = Promise.withResolvers<void>();
    const begin = performance.now();
    const run = runWork(work, async () => {
      burnCpu(30);
      await continueAfter(answer.promise);
      burnCpu(60);
    });
    await nextTurn();
    // Other code runs while the work waits for its answer.
    burnCpu(100);
    answer.resolve();
    await run;
    await nextTurn();
    expect(names()).toEqual(['readPet', 'readPet']);
    // The clock of the section may differ a little from the one that ends the work.
    expect(sections[0]?.ms).toBeGreaterThanOrEqual(29);
    expect(sections[1]?.ms).toBeGreaterThanOrEqual(59);
    expect(work.ms).toBeLessThanOrEqual(performance.now() - begin - 100);
  });

  it('measures microtasks that follow in the same turn', async () => {
    const { names } = recordLongOnes();
    await runWork(createWork('job', 'notify'), async () => {
      await Promise.resolve();
      await Promise.resolve();
      burnCpu(30);
    });
    await nextTurn();
    expect(names()).toEqual(['notify']);
  });

  it('measures interleaved work separately', async () => {
    const { sections } = recordLongOnes();
    const cheap = createWork('call', 'readPet');
    const costly = createWork('message', 'publishTyping');
    const run = (work: typeof cheap, ms: number) =>
      runWork(work, async () => {
        await continueAfter(nextTurn());
        burnCpu(ms);
      });
    await Promise.all([run(cheap, 1), run(costly, 40), run(cheap, 1)]);
    await nextTurn();
    expect(sections.filter(({ work }) => work === costly)).toHaveLength(1);
    expect(costly.ms).toBeGreaterThanOrEqual(39);
    // On a busy machine the cheap work may be interrupted, but it is not charged for the costly work.
    expect(cheap.ms).toBeLessThan(costly.ms);
  });

  it('charges the time of every section', async () => {
    const work = createWork('call', 'readPet');
    let chargedMs = 0;
    work.charge = (ms) => (chargedMs += ms);
    await runWork(work, async () => {
      burnCpu(20);
      await continueAfter(nextTurn());
      burnCpu(20);
    });
    await nextTurn();
    expect(chargedMs).toBeGreaterThanOrEqual(40);
    expect(chargedMs).toBeCloseTo(work.ms);
  });

  it('reports unattributed blocking as a gap before the next work', async () => {
    const { gaps, names } = recordLongOnes();
    runWork(createWork('call', 'first'), () => undefined);
    await nextTurn();
    burnCpu(50);
    await nextTurn();
    runWork(createWork('call', 'second'), () => undefined);
    expect(names()).toEqual([]);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.next.name).toBe('second');
    expect(gaps[0]?.busyMs).toBeGreaterThanOrEqual(45);
  });

  it('reports no gap while the event loop was idle', async () => {
    const { gaps } = recordLongOnes();
    const idleMs = () => performance.eventLoopUtilization().idle;
    runWork(createWork('call', 'first'), () => undefined);
    const idleBefore = idleMs();
    await expect.poll(() => idleMs() - idleBefore).toBeGreaterThan(60);
    runWork(createWork('call', 'second'), () => undefined);
    expect(gaps).toEqual([]);
  });
});
