import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mergeTyped } from './merge-typed.ts';

/** A record that is changed as it was seen: the server refuses the change of an older version. */
type Versioned = { readonly dateUpdated: string };

export type MeanwhileOptions<Stored, Values> = {
  /** The version the form was filled from. */
  readonly seen: Stored;
  /** The newest that is known. */
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** From now on, the newest is what was seen. */
  readonly onSee: (stored: Stored) => void;
};

export type Meanwhile = {
  /** Refused because somebody else was faster, and what they saved is known. */
  readonly isStale: boolean;
  /** Fills the form with theirs. */
  readonly takeTheirs: () => void;
  /** What was typed stays, to be saved over theirs; what was left alone becomes theirs. */
  readonly keepMine: () => void;
};

/** Returns the choice of a person whose form was refused because somebody else saved the same record meanwhile. */
export function useMeanwhile<Stored extends Versioned | null, Values extends FieldValues>(
  { formState, getValues, reset }: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset'>,
  { seen, stored, valuesOf, onSee }: MeanwhileOptions<Stored, Values>,
): Meanwhile {
  const takeTheirs = () => {
    onSee(stored);
    reset(valuesOf(stored));
  };
  const keepMine = () => {
    const [typed, theirs] = [getValues(), valuesOf(stored)];
    takeTheirs();
    reset(mergeTyped({ seen: valuesOf(seen), typed, theirs }), { keepDefaultValues: true });
  };
  return {
    isStale: formState.errors.root?.type === 'STALE' && stored?.dateUpdated !== seen?.dateUpdated,
    takeTheirs,
    keepMine,
  };
}
