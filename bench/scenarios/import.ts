import { ask } from '../harness/ask.ts';
import { figureBeside } from '../harness/figure.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';
import { asVet, bareUrl } from './asking.ts';

const ROWS = 1000;

/** A file of clients as clinics have them. */
export const importClients: SingleScenario = {
  kind: 'single',
  name: 'import',
  title: 'Import of 1,000 clients',
  what: 'A file of 1,000 rows, every twentieth the one before once more and every twentieth with an address that is none (a warning), every row with its verdict. Bare: one INSERT of the rows into a table without keys.',
  async measure(stage) {
    const { bare, facilityId: facility } = stage;
    const timed = (send: () => Promise<unknown>) => async () => {
      const started = performance.now();
      await send();
      return performance.now() - started;
    };
    const url = bareUrl(bare, '/import', { facility });
    return [
      await figureBeside({
        title: `${ROWS} rows, wall time`,
        unit: 'ms',
        ours: timed(() => importRows(stage)),
        bare: timed(() => ask({ url, method: 'POST', body: JSON.stringify(dirtyRows()) })),
        aim: { atMost: 6 },
      }),
    ];
  },
};

/** Imports 1,000 rows none of which the clinic knows. @throws unless all but those that stand there twice became clients */
export async function importRows(stage: Stage): Promise<void> {
  const { body } = await ask({
    ...asVet(stage, `facilities/users/import?facilityId=${stage.facilityId}&properties=all`),
    method: 'POST',
    body: JSON.stringify({ users: dirtyRows() }),
  });
  const { imported, rows } = JSON.parse(body.toString()) as {
    imported: number;
    rows: readonly object[];
  };
  if (imported !== ROWS * 0.95 || rows.length !== ROWS)
    throw new Error(`${imported} of ${ROWS} rows were imported, ${rows.length} have a verdict`);
}

let files = 0;
const LAST = ['Ferri', 'Bianchi', 'Però', 'Müller', "D'Angelo"];
const FIRST = ['Maria', 'Niccolò', 'Zoë', 'Ada'];

function dirtyRows() {
  files += 1;
  return Array.from({ length: ROWS }, (_none, at) => {
    const row = at % 20 === 7 ? at - 1 : at;
    return {
      firstName: `${FIRST[row % FIRST.length]}`,
      lastName: `${LAST[row % LAST.length]} ${files}`,
      email: at % 20 === 3 ? 'nobody' : `row${row}.of${files}@example.test`,
      phone: `+39 340 ${String(files).padStart(3, '0')} ${String(row).padStart(4, '0')}`,
    };
  });
}
