import { useCallback, useState } from 'react';

/** Which clients were chosen to do something with all of them. */
export interface ClientSelection {
  chosen: ReadonlySet<string>;
  choose: ChooseClient;
  /** Takes the place of whoever was chosen. */
  chooseOnly: (ids: readonly string[]) => void;
}

export type ChooseClient = (id: string, isChosen: boolean) => void;

/** Keeps who was chosen. Its functions stay the same: rows that did not change are not drawn anew. */
export function useSelection(): ClientSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback<ChooseClient>((id, isChosen) => {
    setChosen((known) => {
      const others = [...known].filter((each) => each !== id);
      return new Set(isChosen ? [...others, id] : others);
    });
  }, []);
  const chooseOnly = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  return { chosen, choose, chooseOnly };
}
