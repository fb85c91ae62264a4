import { expect, test } from 'vitest';
import { BRIEF } from './harness/plan.ts';
import { run } from './run.ts';

const COMPARED = [
  'requests-list',
  'unchanged-list',
  'calendar',
  'conversation',
  'clients-as-you-type',
];

test('the bare server returns the same responses as the product, byte for byte in size', async () => {
  // Throws if the two differ.
  const { scenarios } = await run({ ...BRIEF, only: COMPARED });
  for (const { scenario, results } of scenarios) {
    expect(results.length, scenario.title).toBeGreaterThan(0);
    for (const result of results)
      expect(result, `${scenario.title}, ${result.title}`).toMatchObject({ kind: 'comparison' });
  }
}, 120_000);
