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

/** All scenarios in the order of measurement. The last three restart the server. */
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

/** A scenario that ended with an error; its other results count. */
export type FailedScenario = { readonly scenario: Scenario; readonly message: string };

/** The results of a run, its failures and its PostgreSQL version. */
export type Run = {
  readonly scenarios: readonly Measured[];
  readonly failed: readonly FailedScenario[];
  readonly postgres: string;
};

/** Measures the selected scenarios: sized ones on one product per size, isolated ones on their own, the rest on one more. */
export async function run(plan: Plan & { readonly only: readonly string[] }): Promise<Run> {
  const unknown = plan.only.filter((name) => SCENARIOS.every((scenario) => scenario.name !== name));
  if (unknown.length > 0) throw new Error(`no scenario is called ${unknown.join(', ')}`);
  const selected = SCENARIOS.filter(
    ({ name }) => plan.only.length === 0 || plan.only.includes(name),
  );
  const failed: FailedScenario[] = [];
  const found = new Map<Scenario, Result[]>(selected.map((scenario) => [scenario, []]));
  let postgres = '';
  const measure = (measuring: readonly ((stage: Stage) => Promise<void>)[]) =>
    onStage(async (stage) => {
      const { rows } = await stage.pool.query<{ version: string }>(
        `select current_setting('server_version') as version`,
      );
      postgres = rows[0]?.version ?? '';
      for (const one of measuring) await one(stage);
    });
  const addResult =
    (scenario: Scenario, measured: (stage: Stage) => Promise<readonly Result[]>) =>
    async (stage: Stage) => {
      console.log(scenario.title);
      const begun = performance.now();
      try {
        await letInAgain(stage);
        found.get(scenario)?.push(...(await measured(stage)));
      } catch (error) {
        const [message = ''] = String(error).split('\n');
        failed.push({ scenario, message });
        console.error(`  failed: ${message}`, error);
      }
      console.log(`  took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    };
  const sized = selected.filter((scenario) => scenario.kind === 'sized');
  const single = selected.filter((scenario) => scenario.kind === 'single');
  const alone = single.filter(({ isAlone }) => isAlone).map((each) => [each]);
  const together = single.filter(({ isAlone }) => !isAlone);
  for (const size of sized.length > 0 ? plan.sizes : [])
    await measure([
      ({ pool, facilityId }) => fillOtherClinics(pool, facilityId, plan.others),
      ...sized.map((scenario) =>
        addResult(scenario, (stage) => scenario.measure(stage, plan, size)),
      ),
    ]);
  for (const scenarios of [...alone, together].filter(({ length }) => length > 0))
    await measure(
      scenarios.map((scenario) => addResult(scenario, (stage) => scenario.measure(stage, plan))),
    );
  const scenarios = [...found].map(([scenario, results]) => ({ scenario, results }));
  return { scenarios, failed, postgres };
}
