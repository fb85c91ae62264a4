import { useCallback, useState } from 'react';

/** The clients selected for bulk actions. */
export interface ClientSelection {
  chosen: ReadonlySet<string>;
  choose: ChooseClient;
  /** Replaces the selection. */
  chooseOnly: (ids: readonly string[]) => void;
}

export type ChooseClient = (id: string, isChosen: boolean) => void;

/** Holds the selection. Its functions are stable, so that unchanged rows do not render again. */
export function useClientSelection(): ClientSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback<ChooseClient>((id, isChosen) => {
    setChosen((current) => {
      const others = [...current].filter((each) => each !== id);
      return new Set(isChosen ? [...others, id] : others);
    });
  }, []);
  const chooseOnly = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  return { chosen, choose, chooseOnly };
}
