import type { Examples } from './example.ts';
import { chatExamples } from './examples/chat.tsx';
import { formExamples } from './examples/forms.tsx';
import { frameExamples } from './examples/frames.tsx';
import { identityExamples } from './examples/identity.tsx';
import { kitExamples } from './examples/kit.tsx';
import { stateExamples } from './examples/states.tsx';

/** Every part of the kit by its name: the page shows them, the tests look at them. */
export const examples: Examples = {
  ...kitExamples,
  ...formExamples,
  ...chatExamples,
  ...identityExamples,
  ...stateExamples,
  ...frameExamples,
};
