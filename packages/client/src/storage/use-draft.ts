import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft } from './keep-draft.ts';
import { usePersonDatabase } from './PersonDatabaseProvider.tsx';

export type Draft<Value> = {
  readonly value: Value;
  /** False until what was kept has been read; show the form then. */
  readonly ready: boolean;
  /** Shows and keeps a value; files in it are kept too. */
  readonly set: (value: Value) => void;
  /** Goes back to the initial value and keeps nothing, once the draft has become something else. */
  readonly clear: () => void;
};

/** Keeps in this browser something a person is writing, through reloads and closed tabs until it is cleared. */
export function useDraft<Value>(name: string, initial: Value): Draft<Value> {
  const inDatabase = usePersonDatabase();
  const [start] = useState(() => initial);
  const [kept, setKept] = useState({ name, value: initial, ready: false });

  useEffect(() => {
    let current = true;
    const show = (found: unknown) => {
      // What is typed before the draft has been read wins.
      const asFound = { name, value: (found as Value | undefined) ?? start, ready: true };
      if (current) setKept((now) => (now.name === name && now.ready ? now : asFound));
    };
    inDatabase((open) => open.get('drafts', name)).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [inDatabase, name, start]);

  const set = useCallback(
    (value: Value) => {
      setKept({ name, value, ready: true });
      inDatabase((open) => keepDraft(open, name, value)).catch(() => undefined);
    },
    [inDatabase, name],
  );
  const clear = useCallback(() => {
    setKept({ name, value: start, ready: true });
    inDatabase((open) => forgetDraft(open, name)).catch(() => undefined);
  }, [inDatabase, name, start]);

  const isCurrent = kept.name === name;
  return {
    value: isCurrent ? kept.value : start,
    ready: isCurrent && kept.ready,
    set,
    clear,
  };
}
