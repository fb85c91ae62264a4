import { sendRequest } from '../harness/ask.ts';
import { compare } from '../harness/compare.ts';
import type { SizedScenario } from '../harness/scenario.ts';
import { asVet, idsOf } from './asking.ts';

/** The list of somebody who has it already. */
export const unchangedList: SizedScenario = {
  kind: 'sized',
  name: 'unchanged-list',
  title: 'Requests list that did not change',
  description:
    'The same list asked for again with `If-None-Match`. Bare: node:http with fixed JSON. Aim: half of its requests a second, whatever they cost; the status says whether the server knows that nothing changed.',
  async measure(stage, plan, size) {
    const list = asVet(stage, `requests?limit=50&facilityId=${stage.facilityId}`);
    const { body, headers } = await sendRequest(list);
    await sendRequest({ url: `${stage.bare.url}/keep`, method: 'POST', body: body.toString() });
    const { etag } = headers;
    const ifNoneMatch = (tag: string) => ({ 'if-none-match': tag });
    const ours = {
      ...list,
      headers: () => ({ ...stage.vets.next(), ...(typeof etag === 'string' && ifNoneMatch(etag)) }),
    };
    const bare = {
      url: `${stage.bare.url}/kept`,
      ...(typeof etag === 'string' && { headers: () => ifNoneMatch('"kept"') }),
    };
    const question = {
      title: 'not changed since',
      size,
      ours,
      bare,
      contents: idsOf,
      aims: { rate: 0.5 },
    };
    // For as long as others are asked, its people would ask more often than a person may.
    const { throughputSeconds, warmUpSeconds } = plan;
    const short = { throughputSeconds: throughputSeconds / 2, warmUpSeconds: warmUpSeconds / 2 };
    return [await compare(stage, { ...plan, ...short }, question)];
  },
};
