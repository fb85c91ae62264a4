import type { Plan } from './plan.ts';
import type { Result } from './result.ts';
import type { Stage } from './stage.ts';

type Named = {
  /** As `--only` names it. */
  readonly name: string;
  readonly title: string;
  /** One or two sentences for the reader of the figures: what is done, and beside what. */
  readonly description: string;
};

/** A scenario that is measured as a facility grows. Each size has its own product; all sized scenarios run there in turn. */
export type SizedScenario = Named & {
  readonly kind: 'sized';
  measure(stage: Stage, plan: Plan, size: number): Promise<readonly Result[]>;
};

/** A scenario that is measured once, on the demonstration. */
export type SingleScenario = Named & {
  readonly kind: 'single';
  /** Whether it wants a product to itself: it shows screens, and others leave their clinics and clients behind. */
  readonly isAlone?: boolean;
  measure(stage: Stage, plan: Plan): Promise<readonly Result[]>;
};

export type Scenario = SizedScenario | SingleScenario;
