import { sendRequest } from '../harness/ask.ts';
import { figureBeside } from '../harness/figure.ts';
import type { Plan } from '../harness/plan.ts';
import type { Figure } from '../harness/result.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';
import { percentile } from '../harness/statistics.ts';
import { openSisterClinic } from '../sister-clinic.ts';
import { asVet, bareUrl } from './asking.ts';

const ROWS = 1000;
/** Of the rows, all but those that stand there twice. */
const TAKEN = ROWS * 0.95;
/** The bare side takes a few milliseconds: so many make a sample. */
const BARE_FILES = 10;
/** How long a neighbour asks in each round: at 10 ms an answer, a hundred and more. */
const [QUICK_SECONDS, SECONDS] = [1.5, 8];

/** A file of clients as clinics have them. */
export const importClients: SingleScenario = {
  kind: 'single',
  name: 'import',
  title: 'Import of 1,000 clients',
  description:
    'A file of 1,000 rows, every twentieth the one before once more and every twentieth with an address that is none (a warning), every row with its verdict, into a clinic without clients and into full ones. Bare: one INSERT of the rows into a table without keys. Then a full clinic beside an empty one, and another clinic’s requests list while file after file comes, beside the same list alone.',
  async measure(stage, plan) {
    const [empty, ...sizes] = plan.importSizes;
    if (empty !== 0) throw new Error('growth is measured from a clinic without clients on');
    const intoEmpty = async () => {
      const facility = await openSisterClinic(stage);
      return wallTime(() => importRows(stage, facility));
    };
    const figures = [await besideBare(stage, plan, 'into an empty clinic', intoEmpty)];
    let busiest = stage.facilityId;
    for (const size of sizes) {
      const facility = await openFullClinic(stage, size);
      const into = `into ${size.toLocaleString('en')} clients`;
      const intoFull = () => wallTime(() => importRows(stage, facility));
      figures.push(
        await besideBare(stage, plan, into, intoFull),
        await figureBeside({
          title: `${into}, beside an empty clinic`,
          rounds: plan.rounds,
          unit: 'ms',
          ours: intoFull,
          bare: intoEmpty,
          aim: { atMost: 1.2 },
        }),
      );
      busiest = facility;
    }
    return [...figures, await compareNeighbour(stage, plan, busiest)];
  },
};

function besideBare(
  stage: Stage,
  { rounds }: Plan,
  title: string,
  ours: () => Promise<number>,
): Promise<Figure> {
  const url = bareUrl(stage.bare, '/import', { facility: stage.facilityId });
  const insert = () => sendRequest({ url, method: 'POST', body: JSON.stringify(dirtyRows()) });
  return figureBeside({
    title: `${ROWS} rows ${title}, wall time`,
    rounds,
    unit: 'ms',
    ours,
    bare: async () => {
      const whole = await wallTime(async () => {
        for (let sent = 0; sent < BARE_FILES; sent += 1) await insert();
      });
      return whole / BARE_FILES;
    },
    aim: { atMost: 6 },
  });
}

/** @param facility the facility that imports files during the measurement */
function compareNeighbour(stage: Stage, plan: Plan, facility: string): Promise<Figure> {
  const ms = 1000 * (plan.isQuick ? QUICK_SECONDS : SECONDS);
  const list = asVet(stage, `requests?limit=50&facilityId=${stage.facilityId}`);
  const listFor = async () => {
    const until = performance.now() + ms;
    const times: number[] = [];
    while (performance.now() < until) times.push(await wallTime(() => sendRequest(list)));
    return percentile(times, 99);
  };
  return figureBeside({
    title: 'requests list of another clinic meanwhile, beside alone, p99',
    rounds: plan.rounds,
    unit: 'ms',
    ours: async () => {
      let isOver = false;
      const importing = (async () => {
        while (!isOver) await importRows(stage, facility);
      })();
      const waited = await listFor().finally(() => (isOver = true));
      await importing;
      return waited;
    },
    bare: listFor,
    aim: { atMost: 1.3 },
  });
}

async function wallTime(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** Opens a clinic and imports as many clients, and those of half a file more. @returns its id */
async function openFullClinic(stage: Stage, clients: number): Promise<string> {
  const facility = await openSisterClinic(stage);
  for (let taken = 0; taken < clients; taken += TAKEN) await importRows(stage, facility);
  await stage.pool.query('vacuum analyze');
  return facility;
}

/** Imports 1,000 rows none of which the clinic knows. @throws unless all but those that stand there twice became clients */
export async function importRows(stage: Stage, facility: string): Promise<void> {
  const { body } = await sendRequest({
    ...asVet(stage, `facilities/users/import?facilityId=${facility}&properties=all`),
    method: 'POST',
    body: JSON.stringify({ users: dirtyRows() }),
  });
  const { imported, rows } = JSON.parse(body.toString()) as {
    imported: number;
    rows: readonly object[];
  };
  if (imported !== TAKEN || rows.length !== ROWS)
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
