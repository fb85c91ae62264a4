import { readPlan } from './harness/plan.ts';
import type { Result } from './harness/result.ts';
import type { Scenario } from './harness/scenario.ts';
import { onStage } from './harness/stage.ts';
import { calendar } from './scenarios/calendar.ts';
import { clientsAsYouType } from './scenarios/clients-as-you-type.ts';
import { conversation } from './scenarios/conversation.ts';
import { importClients } from './scenarios/import.ts';
import { messageDelivery } from './scenarios/message-delivery.ts';
import { requestsList } from './scenarios/requests-list.ts';
import { unchangedList } from './scenarios/unchanged-list.ts';

const SCENARIOS: readonly Scenario[] = [requestsList, unchangedList, calendar, conversation, messageDelivery, importClients, clientsAsYouType];

export type Measured = { readonly scenario: Scenario; readonly results: readonly Result[] };

/** Measures what is asked for: what grows on a product for each size, all else on one more. */
export async function run(words: readonly string[]): Promise<readonly Measured[]> {
  const plan = readPlan(words);
  const asked = SCENARIOS.filter(({ name }) => plan.only.length === 0 || plan.only.includes(name));
  const found = new Map<Scenario, Result[]>(asked.map((scenario) => [scenario, []]));
  const sized = asked.filter((scenario) => scenario.kind === 'sized');
  for (const size of sized.length > 0 ? plan.sizes : [])
    await onStage(async (stage) => {
      for (const scenario of sized) {
        console.log(scenario.title);
        found.get(scenario)?.push(...(await scenario.measure(stage, plan, size)));
      }
    });
  const single = asked.filter((scenario) => scenario.kind === 'single');
  if (single.length > 0)
    await onStage(async (stage) => {
      for (const scenario of single) {
        console.log(scenario.title);
        found.get(scenario)?.push(...(await scenario.measure(stage, plan)));
      }
    });
  return [...found].map(([scenario, results]) => ({ scenario, results }));
}
