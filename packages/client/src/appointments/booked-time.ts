import { observable } from '../observable.ts';

/** A proposed time that the person has just accepted. */
export type AcceptedTime = {
  /** Id of the visit's conversation. */
  readonly visitId: string;
  readonly start: string;
  /** Time zone of the clinic. */
  readonly timezone: string;
};

/** The accepted time that is shown with "Undo"; null if none is shown. */
export const bookedTime = observable<AcceptedTime | null>(null);
