import { observable } from '../observable.ts';

/** A protected call that waits for a proof of identity. */
export type StepUpRequest = {
  readonly answer: Promise<boolean>;
  /** Ends the wait: whether the person has proved who they are. */
  readonly finish: (isProved: boolean) => void;
};

/** The waiting calls, for which a dialog asks. Global, because any screen can make a protected call. */
export const openStepUp = observable<StepUpRequest | null>(null);

/** Asks the person to prove who they are. Calls that are refused before the answer wait for the same one. */
export function proveIdentity(): Promise<boolean> {
  const open = openStepUp.value();
  if (open) return open.answer;
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  const finish = (isProved: boolean) => {
    openStepUp.become(null);
    resolve(isProved);
  };
  openStepUp.become({ answer, finish });
  return answer;
}
