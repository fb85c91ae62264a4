import { fillOtherClinics } from '@zampa/testing/other-clinics';
import type { Plan } from './harness/plan.ts';
import type { Result } from './harness/result.ts';
import type { Scenario } from './harness/scenario.ts';
import { letInAgain, onStage, type Stage } from './harness/stage.ts';
import { bystander } from './scenarios/bystander.ts';
import { calendar } from './scenarios/calendar.ts';
import { clientsAsYouType } from './scenarios/clients-as-you-type.ts';
import { conversation } from './scenarios/conversation.ts';
import { doubleBooking } from './scenarios/double-booking.ts';
import { importClients } from './scenarios/import.ts';
import { messageDelivery } from './scenarios/message-delivery.ts';
import { killedProcess } from './scenarios/killed-process.ts';
import { noisyClinic } from './scenarios/noisy-clinic.ts';
import { openScreens } from './scenarios/open-screens.ts';
import { pressing } from './scenarios/pressing.ts';
import { requestsList } from './scenarios/requests-list.ts';
import { signInScenario } from './scenarios/sign-in.ts';
import { slotComputation } from './scenarios/slot-computation.ts';
import { startAndMemory } from './scenarios/start-and-memory.ts';
import { twoNodes } from './scenarios/two-nodes.ts';
import { unchangedList } from './scenarios/unchanged-list.ts';

/** In the order in which they are measured; the last three start the server anew. */
const SCENARIOS: readonly Scenario[] = [
  requestsList,
  unchangedList,
  calendar,
  slotComputation,
  conversation,
  messageDelivery,
  doubleBooking,
  signInScenario,
  bystander,
  noisyClinic,
  clientsAsYouType,
  importClients,
  pressing,
  twoNodes,
  killedProcess,
  openScreens,
  startAndMemory,
];

export type Measured = { readonly scenario: Scenario; readonly results: readonly Result[] };

/** What a run found, and which PostgreSQL it was. */
export type Run = { readonly scenarios: readonly Measured[]; readonly postgres: string };

/** Measures what is asked for: what grows on a product for each size, screens on one of their own, all else on one more. */
export async function run(plan: Plan & { readonly only: readonly string[] }): Promise<Run> {
  const unknown = plan.only.filter((name) => SCENARIOS.every((scenario) => scenario.name !== name));
  if (unknown.length > 0) throw new Error(`no scenario is called ${unknown.join(', ')}`);
  const asked = SCENARIOS.filter(({ name }) => plan.only.length === 0 || plan.only.includes(name));
  const found = new Map<Scenario, Result[]>(asked.map((scenario) => [scenario, []]));
  let postgres = '';
  const measure = (measuring: readonly ((stage: Stage) => Promise<void>)[]) =>
    onStage(async (stage) => {
      const { rows } = await stage.pool.query<{ version: string }>(
        `select current_setting('server_version') as version`,
      );
      postgres = rows[0]?.version ?? '';
      for (const one of measuring) await one(stage);
    });
  const keep =
    (scenario: Scenario, measured: (stage: Stage) => Promise<readonly Result[]>) =>
    async (stage: Stage) => {
      console.log(scenario.title);
      const begun = performance.now();
      await letInAgain(stage);
      found.get(scenario)?.push(...(await measured(stage)));
      console.log(`  took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    };
  const sized = asked.filter((scenario) => scenario.kind === 'sized');
  const single = asked.filter((scenario) => scenario.kind === 'single');
  const alone = single.filter(({ isAlone }) => isAlone).map((each) => [each]);
  const together = single.filter(({ isAlone }) => !isAlone);
  for (const size of sized.length > 0 ? plan.sizes : [])
    await measure([
      ({ pool, facilityId }) => fillOtherClinics(pool, facilityId, plan.others),
      ...sized.map((scenario) => keep(scenario, (stage) => scenario.measure(stage, plan, size))),
    ]);
  for (const scenarios of [...alone, together].filter(({ length }) => length > 0))
    await measure(
      scenarios.map((scenario) => keep(scenario, (stage) => scenario.measure(stage, plan))),
    );
  return { scenarios: [...found].map(([scenario, results]) => ({ scenario, results })), postgres };
}
