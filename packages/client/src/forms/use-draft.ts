import { useCallback, useEffect, useState } from 'react';
import { deleteDraft, saveDraft } from '../storage/save-draft.ts';
import { usePersonDatabase } from '../session/PersonDatabaseProvider.tsx';

export type Draft<Value> = {
  readonly value: Value;
  /** False until the saved draft has been read; show the form only then. */
  readonly ready: boolean;
  /** Shows and saves a value, including files in it. */
  readonly set: (value: Value) => void;
  /** Restores the initial value and deletes the draft, for example after the form was sent. */
  readonly clear: () => void;
};

/** Keeps form input as a draft in this browser, across reloads and closed tabs, until it is cleared. */
export function useDraft<Value>(name: string, initial: Value): Draft<Value> {
  const inDatabase = usePersonDatabase();
  const [start] = useState(() => initial);
  const [saved, setSaved] = useState({ name, value: initial, ready: false });

  useEffect(() => {
    let isMounted = true;
    const applyFound = (found: unknown) => {
      // Input before the draft was read takes precedence.
      const loaded = { name, value: (found as Value | undefined) ?? start, ready: true };
      if (isMounted) setSaved((now) => (now.name === name && now.ready ? now : loaded));
    };
    inDatabase((open) => open.get('drafts', name)).then(applyFound, () => applyFound(undefined));
    return () => {
      isMounted = false;
    };
  }, [inDatabase, name, start]);

  const set = useCallback(
    (value: Value) => {
      setSaved({ name, value, ready: true });
      inDatabase((open) => saveDraft(open, name, value)).catch(() => undefined);
    },
    [inDatabase, name],
  );
  const clear = useCallback(() => {
    setSaved({ name, value: start, ready: true });
    inDatabase((open) => deleteDraft(open, name)).catch(() => undefined);
  }, [inDatabase, name, start]);

  const isCurrent = saved.name === name;
  return {
    value: isCurrent ? saved.value : start,
    ready: isCurrent && saved.ready,
    set,
    clear,
  };
}
