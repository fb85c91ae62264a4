import type { Target } from '../harness/ask.ts';
import type { Bare } from '../harness/bare-process.ts';
import type { Stage } from '../harness/stage.ts';

/** Asks the product as a vet of the clinic. @param path below `/api/`, with its query */
export const asVet = ({ product, vets }: Stage, path: string): Target => ({
  url: `${product.url}/api/${path}`,
  headers: () => vets.next(),
});

/** Searches the requests of the clinic by a filter. */
export const search = (stage: Stage, body: object): Target => ({
  ...asVet(stage, `requests/search?limit=50&facilityId=${stage.facilityId}`),
  method: 'POST',
  body: JSON.stringify(body),
});

/** Returns where the bare server does its part. */
export const bareUrl = ({ url }: Bare, path: string, query: Readonly<Record<string, string>>) =>
  `${url}${path}?${new URLSearchParams(query).toString()}`;

/** Returns the ids of a list. */
export const idsOf = (list: unknown) => (list as readonly { id: string }[]).map(({ id }) => id);
