import { sendRequest, type Target } from './ask.ts';
import type { Plan } from './plan.ts';
import { planningOf, planningText } from './planning.ts';
import type { Aims, Comparison, SideFigures } from './result.ts';
import { takeInTurn } from './rounds.ts';
import { type Sample, sampler } from './sample.ts';
import { isTooBusy, median, ratioOf } from './statistics.ts';
import { letInAgain, type Stage } from './stage.ts';

/** Both sides answer as many bytes as the other, but for so much. */
const BYTES_WITHIN = 0.05;

export type Question = {
  readonly title: string;
  readonly size: number | null;
  readonly ours: Target;
  readonly bare: Target;
  /** The contents that both responses must share, in the same order. */
  readonly contents: (answer: unknown) => readonly string[];
  readonly aims: Aims;
};

/** Measures one request beside its bare side. @throws when the two do not answer the same, or not as many bytes */
export async function compare(stage: Stage, plan: Plan, question: Question): Promise<Comparison> {
  const { title, size, ours, bare, aims } = question;
  await letInAgain(stage);
  const bytes = await refuseUnequal(question);
  const { postmaster } = stage;
  const rounds = await takeInTurn(
    sampler({ target: ours, pid: stage.product.pid, postmaster }, plan),
    sampler({ target: bare, pid: stage.bare.pid, postmaster }, plan),
    plan.rounds,
  );
  const cpu = {
    ours: rounds.ours.map(costOf),
    bare: rounds.bare.map(costOf),
  };
  const result: Comparison = {
    kind: 'comparison',
    title,
    size,
    ours: figuresOf(rounds.ours),
    bare: figuresOf(rounds.bare),
    ratio: ratioOf(cpu.ours, cpu.bare),
    isTooBusy: isTooBusy(cpu.bare),
    bytes,
    planning: await planningOf(stage.pool, () => sendRequest(ours)),
    status: (await sendRequest(ours)).status,
    aims,
  };
  console.log(
    `  ${title}${size === null ? '' : `, ${size}`}: ${(result.ours.process + result.ours.database).toFixed(2)} ms CPU, ${result.ratio.middle.toFixed(2)} × bare; ${planningText(result.planning)}`,
  );
  return result;
}

const costOf = ({ process, database }: Sample) => process + database;

const figuresOf = (samples: readonly Sample[]): SideFigures => ({
  process: median(samples.map(({ process }) => process)),
  database: median(samples.map(({ database }) => database)),
  p50: median(samples.map(({ p50 }) => p50)),
  rate: median(samples.map(({ rate }) => rate)),
});

/** Two sides that answer differently are not compared. */
async function refuseUnequal({ title, ours, bare, contents }: Question) {
  const [our, their] = await Promise.all([sendRequest(ours), sendRequest(bare)]);
  const bytes = { ours: our.body.length, bare: their.body.length };
  if (our.status === 304 || their.status === 304) {
    if (our.status !== their.status) throw new Error(`${title}: ${our.status} and ${their.status}`);
    return bytes;
  }
  const [found, expected] = [our, their].map(({ body }) =>
    contents(JSON.parse(body.toString())).join(' '),
  );
  if (found === '') throw new Error(`${title}: an empty answer`);
  if (found !== expected) throw new Error(`${title}: the two answers differ`);
  if (Math.abs(bytes.bare / bytes.ours - 1) > BYTES_WITHIN)
    throw new Error(`${title}: ${bytes.ours} bytes of ours beside ${bytes.bare} of the bare side`);
  return bytes;
}
