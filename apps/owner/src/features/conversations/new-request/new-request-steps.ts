/** Steps of a request in order, also used in the URL. */
export const REQUEST_STEPS = [
  'clinic',
  'pets',
  'signs',
  'emergency',
  'service',
  'where',
  'when',
  'problem',
  'check',
] as const;
export type NewRequestStep = (typeof REQUEST_STEPS)[number];
