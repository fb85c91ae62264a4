/** Steps of a request in order, also used in the URL. */
export const REQUEST_STEPS = [
  'clinic',
  'pets',
  'service',
  'signs',
  'emergency',
  'where',
  'when',
  'problem',
  'check',
] as const;
export type NewRequestStep = (typeof REQUEST_STEPS)[number];
