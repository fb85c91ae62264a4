import { parentPort } from 'node:worker_threads';
import { drawReceipt } from '../receipts/draw-receipt.ts';
import { drawStatement } from '../reports/draw-statement.ts';
import type { Drawn, Wanted } from './paper.ts';

const draw = ({ paper }: Wanted): Promise<Buffer> =>
  paper.kind === 'receipt' ? drawReceipt(paper.content) : drawStatement(paper.content);

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// One after the other: a paper that is drawn for a tenth of a second holds up papers alone.
parentPort?.on('message', (wanted: Wanted) => {
  const { id } = wanted;
  void draw(wanted)
    .then(
      (bytes): Drawn => ({ id, bytes }),
      (error: unknown): Drawn => ({ id, failure: told(error) }),
    )
    .then((drawn) => parentPort?.postMessage(drawn));
});
