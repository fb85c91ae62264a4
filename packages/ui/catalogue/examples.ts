import type { Examples } from './example.ts';
import { chatExamples } from './examples/chat.tsx';
import { formExamples } from './examples/forms.tsx';
import { frameExamples } from './examples/frames.tsx';
import { identityExamples } from './examples/identity.tsx';
import { kitExamples } from './examples/kit.tsx';
import { stateExamples } from './examples/states.tsx';

/** All components of the kit by name, for the catalogue page and its tests. */
export const examples: Examples = {
  ...kitExamples,
  ...formExamples,
  ...chatExamples,
  ...identityExamples,
  ...stateExamples,
  ...frameExamples,
};
