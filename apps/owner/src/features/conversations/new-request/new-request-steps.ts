/** The steps of a question in their order; an address names them too. */
export const ASK_STEPS = [
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
export type NewRequestStep = (typeof ASK_STEPS)[number];
