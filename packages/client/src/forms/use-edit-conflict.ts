import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mergeTyped } from './merge-typed.ts';

/** A record with optimistic locking: the server refuses changes to an older version. */
type Versioned = { readonly dateUpdated: string };

export type EditConflictOptions<Stored, Values> = {
  /** The version from which the form was filled. */
  readonly seen: Stored;
  /** The newest version in the cache. */
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** Called when the newest version becomes the form's base. */
  readonly onSee: (stored: Stored) => void;
};

export type EditConflictState = {
  /** Whether the change was refused because another person changed the record, and their version is loaded. */
  readonly isStale: boolean;
  /** Fills the form with the other person's version. */
  readonly applyTheirs: () => void;
  /** Keeps the fields edited here, to be saved over the other person's, and takes all others from their version. */
  readonly mergeMine: () => void;
};

/**
 * Returns the conflict state of a form refused because another person changed the record, with the actions to resolve
 * it.
 */
export function useEditConflict<Stored extends Versioned | null, Values extends FieldValues>(
  { formState, getValues, reset }: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset'>,
  { seen, stored, valuesOf, onSee }: EditConflictOptions<Stored, Values>,
): EditConflictState {
  const applyTheirs = () => {
    onSee(stored);
    reset(valuesOf(stored));
  };
  const mergeMine = () => {
    const [typed, theirs] = [getValues(), valuesOf(stored)];
    applyTheirs();
    reset(mergeTyped({ seen: valuesOf(seen), typed, theirs }), { keepDefaultValues: true });
  };
  return {
    isStale: formState.errors.root?.type === 'STALE' && stored?.dateUpdated !== seen?.dateUpdated,
    applyTheirs,
    mergeMine,
  };
}
