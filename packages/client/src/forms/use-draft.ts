import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteDraft, saveDraft } from '../storage/save-draft.ts';
import { usePersonDatabase } from '../session/PersonDatabaseProvider.tsx';

type Update<Value> = (latest: Value) => Value;

export type Draft<Value> = {
  readonly value: Value;
  /** False until the saved draft has been read; show the form only then. */
  readonly ready: boolean;
  /**
   * Shows and saves a new value, including files in it. A function computes it from the latest value, which the screen
   * may not show yet: two changes before the next render both stay.
   */
  readonly set: (change: Value | Update<Value>) => void;
  /** Returns the latest value, also before the next render. */
  readonly read: () => Value;
  /** Restores the initial value and deletes the draft, for example after the form was sent. */
  readonly clear: () => void;
};

/** Drafts are data, so a function computes one. */
const isUpdate = <Value>(change: Value | Update<Value>): change is Update<Value> =>
  typeof change === 'function';

/** Keeps form input as a draft in this browser, across reloads and closed tabs, until it is cleared. */
export function useDraft<Value>(name: string, initial: Value): Draft<Value> {
  const inDatabase = usePersonDatabase();
  const [start] = useState(() => initial);
  const [saved, setSaved] = useState({ name, value: initial, ready: false });
  const latest = useRef(saved);
  const show = useCallback((next: typeof saved) => {
    latest.current = next;
    setSaved(next);
  }, []);

  useEffect(() => {
    let isMounted = true;
    const applyFound = (found: unknown) => {
      const { name: current, ready } = latest.current;
      // Input before the draft was read takes precedence.
      if (!isMounted || (current === name && ready)) return;
      show({ name, value: (found as Value | undefined) ?? start, ready: true });
    };
    inDatabase((open) => open.get('drafts', name)).then(applyFound, () => applyFound(undefined));
    return () => {
      isMounted = false;
    };
  }, [inDatabase, name, show, start]);

  const read = useCallback(
    () => (latest.current.name === name ? latest.current.value : start),
    [name, start],
  );
  const set = useCallback(
    (change: Value | Update<Value>) => {
      const value = isUpdate(change) ? change(read()) : change;
      show({ name, value, ready: true });
      inDatabase((open) => saveDraft(open, name, value)).catch(() => undefined);
    },
    [inDatabase, name, read, show],
  );
  const clear = useCallback(() => {
    show({ name, value: start, ready: true });
    inDatabase((open) => deleteDraft(open, name)).catch(() => undefined);
  }, [inDatabase, name, show, start]);

  const isCurrent = saved.name === name;
  return {
    value: isCurrent ? saved.value : start,
    ready: isCurrent && saved.ready,
    set,
    read,
    clear,
  };
}
